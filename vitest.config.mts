import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** What tests of the code have in common with those of the pages in browsers. */
export const shared = {
  globalSetup: ['tests/setup.ts'],
  // Modules that the generator requires lazily are loaded as they are for `npm run build`.
  setupFiles: ['tsx/cjs'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // What a test waits for may take long on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  // On a busy machine a browser loses a race once in many thousand visits: retry. A real fault fails twice.
  retry: 1,
  // Production React, which also renders the visitors' pages, is faster.
  env: { TZ: 'America/Los_Angeles', NODE_ENV: 'production' },
  unstubEnvs: true,
  // Packages are loaded, and browsers started, once per worker.
  isolate: false,
} satisfies ViteUserConfig['test']

/** As in the build: production React has no development JSX runtime. */
export const oxc = { jsx: { development: false } }

export default defineConfig({
  oxc,
  test: { ...shared, include: ['tests/**/*.test.ts'], exclude: ['tests/chromium'], maxWorkers: 3 },
})
