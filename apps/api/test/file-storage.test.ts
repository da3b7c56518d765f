import { readdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startLocalStorage, type LocalStorage } from '@recadinho/local-storage'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDiskStorage } from '../src/file-storage/disk-storage.ts'
import { createS3Storage } from '../src/file-storage/s3-storage.ts'
import type { FileStorage } from '../src/file-storage/storage.ts'

/** The contract of `FileStorage` (V6) for each storage; then faults that only a bucket can have. */
let folder: string
let s3: LocalStorage
const storages = new Map<string, FileStorage>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-storage-'))
  s3 = await startLocalStorage()
  storages.set('disk', createDiskStorage(join(folder, 'videos')))
  storages.set('s3', createS3Storage(s3.config))
})
afterEach(() => s3.release())
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const storageOf = (name: string): FileStorage => {
  const storage = storages.get(name)
  if (storage === undefined) throw new Error(`No storage ${name}`)
  return storage
}
let count = 0
const newKey = () => `01938f00-0000-7000-8000-${String((count += 1)).padStart(12, '0')}.mp4`
const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))
const read = async (stream: Readable | undefined) => stream && Buffer.compare(await buffer(stream), content)

test.each(['disk', 's3'])('V6.1: %s keeps a file, and reads it whole or in part', async (name) => {
  const storage = storageOf(name)
  const key = newKey()
  await storage.put(key, new Blob([content]))
  expect(await storage.size(key)).toBe(content.length)
  expect(await read(await storage.open(key))).toBe(0)
  const part = await storage.open(key, { start: 10, end: 19 })
  expect(part && (await buffer(part))).toEqual(content.subarray(10, 20))
})

test.each(['disk', 's3'])('V6.1: %s keeps a file of this machine, which stays where it is', async (name) => {
  const storage = storageOf(name)
  const key = newKey()
  const path = join(folder, 'own.mp4')
  await writeFile(path, content)
  await storage.putFile(key, path)
  expect(await read(await storage.open(key))).toBe(0)
  expect(await readFile(path)).toEqual(content)
  await expect(storage.putFile(newKey(), join(folder, 'missing.mp4'))).rejects.toThrow(/missing|open/)
})

test.each(['disk', 's3'])('V6.1: %s puts a file in the place of the one that is there', async (name) => {
  const storage = storageOf(name)
  const key = newKey()
  await storage.put(key, new Blob(['the first']))
  await storage.put(key, new Blob(['another']))
  expect(await storage.size(key)).toBe(7)
})

test.each(['disk', 's3'])('V6.2: what %s does not have is absent, and removing it succeeds', async (name) => {
  const storage = storageOf(name)
  const key = newKey()
  expect([await storage.open(key), await storage.size(key)]).toEqual([undefined, undefined])
  await storage.put(key, new Blob(['a']))
  await storage.remove(key)
  await storage.remove(key)
  expect(await storage.size(key)).toBeUndefined()
})

test.each(['disk', 's3'])('V6.3: %s takes no key that is not ours', async (name) => {
  const storage = storageOf(name)
  for (const key of ['../secrets.env', 'a/b.mp4', '', 'video.mp4'])
    await expect(storage.put(key, new Blob(['a']))).rejects.toThrow('Not a key')
})

test.each(['disk', 's3'])('V6.4: %s keeps nothing of a file that breaks off', async (name) => {
  const storage = storageOf(name)
  const key = newKey()
  const broken = new Blob(['a'])
  broken.stream = () =>
    new ReadableStream({
      pull: (controller) => controller.error(new Error('The disk cannot be read')),
    })
  // With a bucket, the request itself is lost.
  if (name === 's3') s3.fail({ kind: 'lose', times: 1 })
  await expect(storage.put(key, broken)).rejects.toThrow(/cannot be read|No answer/)
  expect(await storage.size(key)).toBeUndefined()
  expect((await readdir(join(folder, 'videos'))).filter((file) => file.endsWith('.part'))).toEqual([])
})

test('V6.4: a disk reads content once its file is there, so one that breaks off can be removed', async () => {
  const key = newKey()
  let found: string[] = []
  const broken = new Blob(['a'])
  broken.stream = () =>
    new ReadableStream(
      {
        pull: (controller) => {
          found = readdirSync(join(folder, 'videos'))
          controller.error(new Error('The disk cannot be read'))
        },
      },
      { highWaterMark: 0 },
    )
  await expect(storageOf('disk').put(key, broken)).rejects.toThrow('cannot be read')
  expect(found).toContain(`${key}.part`)
  expect(await readdir(join(folder, 'videos'))).not.toContain(`${key}.part`)
})

test('V6.5: a bucket that fails once is asked again; one that goes on failing is a 503', async () => {
  const storage = storageOf('s3')
  const key = newKey()
  await storage.put(key, new Blob([content]))
  s3.fail({ kind: 'error', status: 500, times: 1 })
  expect(await storage.size(key)).toBe(content.length)
  s3.fail({ kind: 'lose', times: 1 })
  expect(await read(await storage.open(key))).toBe(0)
  s3.fail({ kind: 'error', status: 503, times: 2 })
  await expect(storage.open(key)).rejects.toMatchObject({ statusCode: 503 })
})

test('V6.5: a file is sent once: its job sends it again', async () => {
  const storage = storageOf('s3')
  const key = newKey()
  s3.fail({ kind: 'error', status: 500, times: 1 })
  await expect(storage.put(key, new Blob([content]))).rejects.toMatchObject({ statusCode: 503 })
  expect(s3.keys()).not.toContain(key)
})

test('V6.4: a download that is cut ends in an error, never as a shorter file', async () => {
  const storage = storageOf('s3')
  const key = newKey()
  await storage.put(key, new Blob([content]))
  s3.fail({ kind: 'cut', times: 1 })
  await expect(read(await storage.open(key))).rejects.toThrow('terminated')
})

test('V6.5: a bucket that does not answer is given up', async () => {
  const impatient = createS3Storage(s3.config, { answerMs: 100, putMs: 100 })
  s3.fail({ kind: 'hold', times: 2 })
  await expect(impatient.size(newKey())).rejects.toMatchObject({ statusCode: 503 })
  expect(s3.held()).toBe(2)
})

test('V6.5: another key, another bucket: refused, and said so', async () => {
  const stranger = createS3Storage({ ...s3.config, secretAccessKey: 'another' })
  await expect(stranger.put(newKey(), new Blob(['a']))).rejects.toThrow('403')
  const nowhere = createS3Storage({ ...s3.config, bucket: 'elsewhere' })
  await expect(nowhere.put(newKey(), new Blob(['a']))).rejects.toThrow('no such bucket')
})

test('V6: both say that they are there; a folder also how much room is left', async () => {
  expect(await storageOf('disk').room()).toEqual({ reachable: true, freeBytes: expect.any(Number) })
  expect(await storageOf('s3').room()).toEqual({ reachable: true, freeBytes: null })
})

test('V6: a bucket that fails or takes other keys, and a folder that cannot be, are not there', async () => {
  s3.fail({ kind: 'error', status: 503, times: 1 })
  expect((await storageOf('s3').room()).reachable).toBe(false)
  s3.release()
  const stranger = createS3Storage({ ...s3.config, secretAccessKey: 'of someone else' })
  expect((await stranger.room()).reachable).toBe(false)
  expect((await createDiskStorage('/dev/null/videos').room()).reachable).toBe(false)
})
