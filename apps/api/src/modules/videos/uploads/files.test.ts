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
  await files.create('one', 8)
  const append = (text: string) => files.append('one', { offset: 0, most: 8, source: Readable.from([text]) })
  const ends = await Promise.allSettled([append('aaaaaaaa'), append('bbbb')])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await readFile(files.pathOf('one'), 'utf8')).toBe('bbbb')
})
