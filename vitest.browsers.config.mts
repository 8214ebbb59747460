import { defineConfig } from 'vitest/config'

/**
 * Runs the same scenarios in Chromium, Firefox and WebKit: npm run test:browsers, or one with `-- --project firefox`.
 * A browser that is missing fails its scenarios: none is skipped silently. What they need on Debian is in .ci/run.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/setup.ts', 'tests/browsers/sites.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // As in vitest.config.mts: a race lost on a busy machine is retried. A real fault fails every time.
    retry: 2,
    maxWorkers: 2,
    isolate: false, // a browser is started once per worker
    projects: ['chromium', 'firefox', 'webkit'].map((browser) => ({
      extends: true,
      test: { name: browser, include: ['tests/browsers/*.scenario.ts'], globalSetup: [], env: { BROWSER: browser } },
    })),
  },
})
