import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generatedIndexes } from '../scripts/generated-indexes.ts'
import { CAST } from '../src/generated/cast.gen.ts'
import { OCCASIONS } from '../src/generated/occasion-files.gen.ts'

const source = new URL('../src/', import.meta.url)
const indexes = Object.entries(await generatedIndexes())

test.each(indexes)('%s is what `pnpm gen` writes', async (path, text) => {
  expect(await readFile(new URL(path, source), 'utf8')).toBe(text)
})

/** Files of one character or occasion, lists of all, and tests. */
const own = /^(?:characters|occasions|generated|testing)\/|\.test\.ts$/

test('no other file names a character or an occasion, so that adding one changes only its own files and the lists', async () => {
  const names = [...CAST.map(({ slug }) => slug), ...OCCASIONS].join('|')
  const named = new RegExp(String.raw`['"](?:${names})['"]|^\s*(?:${names}): `, 'm')
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !own.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = await Promise.all(
    files.map(async (file) => (named.test(await readFile(new URL(file, source), 'utf8')) ? [file] : [])),
  )
  // What is said while no occasion is chosen.
  expect(found.flat()).toEqual(['script/script-texts.ts'])
})
