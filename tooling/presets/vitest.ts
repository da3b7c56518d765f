import { defineConfig } from 'vitest/config'

/** The runner reads its counts from the JSON report. Paths are relative to the package. */
export const reporters: ['default', ['json', { outputFile: string }]] = [
  'default',
  ['json', { outputFile: 'reports/vitest.json' }],
]

/** The test settings of every package. */
export const preset = defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    reporters,
    // The files of a worker share its modules: importing them again for each file would take longer than the tests.
    isolate: false,
    // A test may start a server or a browser on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

export default preset
