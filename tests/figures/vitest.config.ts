import { defineConfig } from 'vitest/config'

/* The figures that are shipped agree (npm run check:figures): no test of code, and no part of npm test. */
export default defineConfig({ test: { include: ['tests/figures/*.test.ts'] } })
