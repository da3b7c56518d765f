import { expect, test } from 'vitest'
import { apiSize } from './api-size.ts'

const fragmentsAtMost = 40
const linesAtMost = 300

test('few files of the API are fragments, and none is long', () => {
  const { files, fragments } = apiSize()
  expect(files.length).toBeGreaterThan(400)
  expect(fragments.length, fragments.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(fragmentsAtMost)
  expect(files.filter(({ lines }) => lines > linesAtMost)).toEqual([])
})
