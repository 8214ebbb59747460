import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As pages are rendered: React for production has nothing for development.
  oxc: { jsx: { development: false } },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    globalSetup: ['tests/setup.ts'],
    // What the generator requires where it is first needed is loaded as it is for `npm run build`.
    setupFiles: ['tsx/cjs'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a test waits for comes late on a machine that is busy.
    expect: { poll: { timeout: 10_000 } },
    // On a busy machine a browser loses a race once in many thousand visits: it is asked again. A fault answers twice.
    retry: 1,
    maxWorkers: 3,
    // The React that visitors' pages are made with is the quicker one, and packages are loaded once a worker.
    env: { TZ: 'America/Los_Angeles', NODE_ENV: 'production' },
    isolate: false,
  },
})
