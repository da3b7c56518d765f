import { globSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { mutants } from './list.ts'
import { apiFolder, mutate, nameOf, sourceOf } from './mutant.ts'

const testFiles = globSync('{src,test}/**/*.test.ts', { cwd: apiFolder })

test.each(mutants.map((mutant) => [nameOf(mutant), mutant] as const))(
  '%s fits the source as it is',
  (_name, mutant) => {
    const mutated = mutate(sourceOf(mutant), mutant)
    expect(mutated).not.toBe(sourceOf(mutant))
    expect(() => stripTypeScriptTypes(mutated)).not.toThrow()
    for (const part of mutant.tests)
      expect(
        testFiles.some((file) => file.includes(part)),
        part,
      ).toBe(true)
  },
)

test('no mutant stands in the list twice', () => {
  const names = mutants.map(nameOf)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
