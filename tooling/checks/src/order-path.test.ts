import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read, root } from './tree.ts'

const [, section = ''] = read('apps/api/README.md').split('## The way of an order\n')
const [text = ''] = section.split('\n## ')
const files = [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => `apps/api/${file}`)

test('an order goes from its request to its receipt through at most 18 files, as listed', () => {
  expect(files.length).toBeGreaterThan(10)
  expect(files.length).toBeLessThanOrEqual(18)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
