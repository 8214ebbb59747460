import { defineConfig } from 'vitest/config'

/* What the shipped articles promise (npm run check:figures): no test of code, and no part of npm test. */
export default defineConfig({ test: { include: ['tests/figures/*.test.ts'] } })
