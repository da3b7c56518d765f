import { expect, test } from 'vitest'
import { projectFiles, read } from './tree.ts'

const files = projectFiles().filter(
  (file) => file.startsWith('packages/stage/src/script/reading/') && !file.includes('.test.'),
)

// `pnpm --filter @recadinho/stage reader-size` prints the figure by file.
test('the reader of notes, with its data, does not grow', () => {
  expect(files.length).toBeGreaterThan(10)
  const bytes = files.map((file) => Buffer.byteLength(read(file)))
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(126_000)
})

test('no line of it is over 120 characters', () => {
  const long = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (line.length > 120 ? [`${file}:${at + 1}`] : [])),
  )
  expect(long).toEqual([])
})

test('older browsers can load it, as nothing in it looks behind', () => {
  expect(files.filter((file) => /\(\?<[=!]/.test(read(file)))).toEqual([])
})
