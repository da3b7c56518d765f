import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const apiFolder = resolve(import.meta.dirname, '../../../apps/api')

/** One change of the API's source that at least one test has to notice. */
export interface Mutant {
  /** In `apps/api/src`. */
  readonly file: string
  /** Stands exactly once in the file. */
  readonly from: string
  readonly to: string
  /** The test files that should notice, as in `vitest run <tests>`; the cheapest first. */
  readonly tests: readonly string[]
  /** Why no test can notice it. Such a mutant is still run, and reported if a test does. */
  readonly survives?: string
}

type Change = readonly [from: string, to: string, options?: Partial<Pick<Mutant, 'tests' | 'survives'>>]

/** Mutants of one file that the same tests cover. */
export const mutantsOf = (file: string, tests: readonly string[], changes: readonly Change[]): Mutant[] =>
  changes.map(([from, to, options]) => ({ file, from, to, tests, ...options }))

/** @throws if the text to replace does not stand in the code exactly once. */
export function mutate(code: string, { file, from, to }: Mutant): string {
  const times = code.split(from).length - 1
  if (times !== 1) throw new Error(`${file} has ${times} times: ${from}`)
  return code.replace(from, () => to)
}

export const sourceOf = (mutant: Mutant): string =>
  readFileSync(resolve(apiFolder, 'src', mutant.file), 'utf8')

export const nameOf = ({ file, from, to }: Mutant): string => `${file}: ${oneLine(from)}  →  ${oneLine(to)}`

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
