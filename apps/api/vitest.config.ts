import { defineConfig } from 'vitest/config'
import { reporters } from '@recadinho/presets/vitest'

export default defineConfig({
  test: {
    reporters,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // The files of a worker share its modules: importing the whole API again for each file would take a minute and a half.
    isolate: false,
    globalSetup: ['test/support/postgres.ts', 'test/support/bundle.ts'],
    // A real server and real hashing on a machine that does other work too.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What another connection does in its own time; a second is not much there.
    expect: { poll: { timeout: 30_000 } },
    // Each file has a database and a pool of its own. A third worker uses the time in which others wait for a clock.
    maxWorkers: 3,
  },
})
