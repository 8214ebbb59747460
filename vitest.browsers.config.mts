import { defineConfig } from 'vitest/config'
import { oxc, shared } from './vitest.config.mts'

/**
 * Runs the site in Chromium, Firefox and WebKit: npm run test:browsers, or in one with `-- --project firefox`. Scenarios are
 * the same in each; what measures pages runs in Chromium alone. A browser that is missing fails its tests: none is skipped
 * silently. What they need on Debian is in .ci/run.
 */
export default defineConfig({
  oxc,
  test: {
    ...shared,
    globalSetup: ['tests/setup.ts', 'tests/browsers/sites.ts'],
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: ['chromium', 'firefox', 'webkit'].map((browser) => ({
      extends: true,
      test: {
        name: browser,
        include: ['tests/browsers/*.scenario.ts', ...(browser === 'chromium' ? ['tests/chromium/*.test.ts'] : [])],
        globalSetup: [],
        retry: browser === 'chromium' ? 1 : 2, // the others lose more races on a busy machine
        env: { BROWSER: browser },
      },
    })),
  },
})
