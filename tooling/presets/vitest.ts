import { defineConfig } from 'vitest/config'

/** The runner counts from the second one. Paths are below the package. */
export const reporters: ['default', ['json', { outputFile: string }]] = [
  'default',
  ['json', { outputFile: 'reports/vitest.json' }],
]

/** The settings that every package's tests share; the runner counts from the report. */
export const preset = defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    reporters,
    // A test may start a server or a browser on a machine that does other work too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

export default preset
