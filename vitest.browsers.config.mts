import { defineConfig } from 'vitest/config'
import { askedFor } from './tests/browsers/installed.ts'

/** Runs the same scenarios in Chromium, Firefox and WebKit: npm run test:browsers. */
export default defineConfig({
  test: {
    globalSetup: ['tests/setup.ts', 'tests/browsers/sites.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // As in vitest.config.mts: a race lost on a busy machine is retried. A real fault fails every time.
    retry: 2,
    maxWorkers: 2,
    projects: askedFor().map((browser) => ({
      extends: true,
      test: { name: browser, include: ['tests/browsers/*.scenario.ts'], globalSetup: [], env: { BROWSER: browser } },
    })),
  },
})
