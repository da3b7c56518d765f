import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createUploadFiles } from './files.ts'

test('V5.2: of two parts that come at once only the newer one is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recadinho-parts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = createUploadFiles(folder)
  await files.create('one')
  const append = (text: string) => files.append('one', { offset: 0, most: 8, source: Readable.from([text]) })
  const ends = await Promise.allSettled([append('aaaaaaaa'), append('bbbb')])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await readFile(files.pathOf('one'), 'utf8')).toBe('bbbb')
})

test('V5.6: a part that would take the spare room of the disk stops, and what arrived stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recadinho-parts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let freeBytes = 2 ** 30
  const files = createUploadFiles(folder, () => Promise.resolve({ reachable: true, freeBytes }))
  await files.create('one')
  const piece = Buffer.alloc(2 ** 20)
  const append = async (offset: number) => {
    // Something else fills the disk while the part arrives.
    const pieces = function* () {
      for (let count = 0; count < 64; count += 1) {
        if (count === 20) freeBytes = 100 * 2 ** 20
        yield piece
      }
    }
    await files.append('one', { offset, most: 2 ** 30, source: Readable.from(pieces()) })
  }
  await expect(append(0)).rejects.toMatchObject({ code: 'storage_full' })
  const arrived = (await files.size('one')) ?? 0
  expect(arrived).toBeGreaterThan(0)
  expect(arrived).toBeLessThan(64 * 2 ** 20)
  await expect(append(arrived)).rejects.toMatchObject({ code: 'storage_full' })
  expect(await files.size('one')).toBe(arrived)
})
