import { defineConfig } from 'vitest/config'

/** The settings that every package's tests share; the runner counts from the report. */
export const preset = defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
})

export default preset
