import { expect, test } from 'vitest'
import type { answer } from '../../../../test/support/kept-answers.ts'
import { keptProgram } from './kept-program.ts'

const entry = new URL('../../../../test/support/kept-answers.ts', import.meta.url)
const start = (options: { most?: number } = {}) =>
  keptProgram<typeof answer>({ entry, name: 'answer', ...options })

test('one process answers one call after the other, and knows no secret of the shop', async () => {
  process.env['RECADINHO_SECRET'] = 'a secret'
  const call = start()
  const first = await call('')
  delete process.env['RECADINHO_SECRET']
  expect(first.pid).not.toBe(process.pid)
  expect(first.secret).toBeNull()
  expect(await call('')).toEqual(first)
})

test('calls at the same time are answered one after the other where one process is the most', async () => {
  const call = start({ most: 1 })
  const [first, second] = await Promise.all([call(''), call('')])
  expect(first).toEqual(second)
})

test('where it ends, fails or is given up, the call is rejected and the next one answered', async () => {
  const call = start()
  const { pid } = await call('')
  await expect(call('fail')).rejects.toThrow('It failed')
  await expect(call('end')).rejects.toThrow('exited unexpectedly')
  const other = await call('')
  expect(other.pid).not.toBe(pid)
  await expect(call('hang', AbortSignal.timeout(500))).rejects.toThrow('aborted')
  expect((await call('')).pid).not.toBe(other.pid)
})

test('calls that wait are answered though the process before them ends', async () => {
  const call = start()
  const calls = (['end', 'end', 'end', 'end', '', ''] as const).map((request) => call(request))
  const results = await Promise.allSettled(calls)
  expect(results.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'rejected'),
    'fulfilled',
    'fulfilled',
  ])
})
