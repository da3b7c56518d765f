import { defineConfig } from 'vitest/config'
import { reporters } from '@recadinho/presets/vitest'

export default defineConfig({
  test: {
    reporters,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/postgres.ts'],
    // A real server and real hashing on a machine that does other work too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each file has a database and a pool of its own; more at once would only wait for each other.
    maxWorkers: 2,
  },
})
