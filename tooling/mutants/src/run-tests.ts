/**
 * Runs the tests of one mutant, given as JSON, in a process of its own. The source on disk stays as it is: the mutant
 * replaces it while the tests load it. Sends how many tests passed and failed, and whether the mutant was loaded.
 */
import { resolve } from 'node:path'
import 'vitest/config' // declares `configureVitest`
import { startVitest } from 'vitest/node'
import { apiFolder, mutate, type Mutant } from './mutant.ts'

export interface Outcome {
  readonly passed: number
  readonly failed: readonly string[]
  readonly loaded: boolean
  /** Errors outside any test, such as a file that cannot be parsed. */
  readonly errors: readonly string[]
}

const mutant = JSON.parse(process.argv[2] ?? '') as Mutant
const path = resolve(apiFolder, 'src', mutant.file)
let loaded = false

const vitest = await startVitest(
  'test',
  [...mutant.tests],
  { root: apiFolder, watch: false, bail: 1, maxWorkers: 1, reporters: [{}] },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        // The cache of transformed modules outlives this process.
        configureVitest({ defineCacheKeyGenerator }) {
          defineCacheKeyGenerator(({ id }) => (id === path ? false : undefined))
        },
        transform(code, id) {
          if (id !== path) return undefined
          loaded = true
          return { code: mutate(code, mutant), map: null }
        },
      },
    ],
  },
)
const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()])
const outcome: Outcome = {
  passed: tests.filter((test) => test.result().state === 'passed').length,
  failed: tests.filter((test) => test.result().state === 'failed').map((test) => test.fullName),
  loaded,
  errors: [
    ...modules.flatMap((module) => module.errors().map(({ message }) => message)),
    ...vitest.state.getUnhandledErrors().map(String),
  ],
}
process.send?.(outcome)
await vitest.close()
process.exit(0)
