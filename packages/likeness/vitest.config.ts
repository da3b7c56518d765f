import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'jsdom',
    testTimeout: 60_000,
    include: ['src/**/*.test.tsx'],
    // The test runner reads its counts from this report.
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
})
