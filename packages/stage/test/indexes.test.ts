import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generatedIndexes } from '../scripts/generated-indexes.ts'

const indexes = Object.entries(await generatedIndexes())

test.each(indexes)('%s is what `node scripts/indexes.ts` writes', async (path, text) => {
  expect(await readFile(new URL(`../src/${path}`, import.meta.url), 'utf8')).toBe(text)
})
