import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from './list.ts'
import { apiFolder, mutate, nameOf, sourceOf } from './mutant.ts'

test.each(mutants.map((mutant) => [nameOf(mutant), mutant] as const))(
  '%s fits the source as it is',
  (_name, mutant) => {
    expect(mutate(sourceOf(mutant), mutant)).not.toBe(sourceOf(mutant))
    for (const file of mutant.tests)
      expect(globSync(`{src,test}/**/${file}*.test.ts`, { cwd: apiFolder }), file).not.toEqual([])
  },
)

test('no mutant stands in the list twice', () => {
  const names = mutants.map(nameOf)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
