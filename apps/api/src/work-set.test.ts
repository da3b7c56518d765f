import { expect, test } from 'vitest'
import { createWorkSet } from './work-set.ts'

test('no more than its limit run at once, in their order, and idle waits for all of them', async () => {
  const set = createWorkSet(3)
  const begun: number[] = []
  const gates = Array.from({ length: 8 }, () => Promise.withResolvers<void>())
  for (const [n, { promise }] of gates.entries())
    set.add(() => {
      begun.push(n)
      return promise
    })
  await new Promise(setImmediate)
  expect(begun).toEqual([0, 1, 2])
  gates[1]?.resolve()
  await new Promise(setImmediate)
  expect(begun).toEqual([0, 1, 2, 3])
  for (const { resolve } of gates) resolve()
  await set.idle()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
