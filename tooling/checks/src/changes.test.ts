import { expect, test } from 'vitest'
import { apply, listChanges } from './changes.ts'
import { root } from './tree.ts'

const changes = listChanges()

test.each(changes)('$name: the change can be made in this tree', (change) => {
  apply(change, root, '--check')
  expect(change.title).not.toBe('')
})

test.each(changes)('$name takes no more files than it may', ({ files, most }) => {
  expect(files.length).toBeLessThanOrEqual(most)
  expect(files.length).toBeGreaterThan(0)
})
