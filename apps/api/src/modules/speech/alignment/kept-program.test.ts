import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { keptProgram } from './kept-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'recadinho-kept-program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Answer {
  pid: number
  secret: string | null
}

const entry = join(folder, 'program.mjs')
writeFileSync(
  entry,
  `export async function answer(request) {
    if (request === 'end') process.exit(1)
    if (request === 'hang') await new Promise((never) => setTimeout(never, 1e9))
    if (request === 'fail') throw new Error('It failed')
    return { pid: process.pid, secret: process.env.RECADINHO_SECRET ?? null }
  }`,
)
const start = (options: { most?: number } = {}) =>
  keptProgram<(request: string) => Answer>({ entry: pathToFileURL(entry), name: 'answer', ...options })

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
  const calls = ['end', 'end', 'end', 'end', '', ''].map((request) => call(request))
  const results = await Promise.allSettled(calls)
  expect(results.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'rejected'),
    'fulfilled',
    'fulfilled',
  ])
})
