import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As in the build: production React has no development JSX runtime.
  oxc: { jsx: { development: false } },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    globalSetup: ['tests/setup.ts'],
    // Modules that the generator requires lazily are loaded as they are for `npm run build`.
    setupFiles: ['tsx/cjs'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a test waits for may take long on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // On a busy machine a browser loses a race once in many thousand visits: retry. A real fault fails twice.
    retry: 1,
    maxWorkers: 3,
    // Production React, which also renders the visitors' pages, is faster. Packages are loaded once per worker.
    env: { TZ: 'America/Los_Angeles', NODE_ENV: 'production' },
    unstubEnvs: true,
    isolate: false,
  },
})
