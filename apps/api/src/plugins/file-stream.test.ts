import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { StorageUnavailable, type FileStorage } from '../file-storage/storage.ts'
import { handleErrors } from './error-handler.ts'
import { streamFile } from './file-stream.ts'

const forADay = 'public, max-age=86400'

/** The response for a three-byte file that caches may store. */
async function answer(open: FileStorage['open']) {
  const storage: Pick<FileStorage, 'open' | 'size'> = { size: async () => 3, open }
  const fileStorage = storage as FileStorage // all that a stream needs
  const app = fastify()
  handleErrors(app)
  app.get('/file', (request, reply) => streamFile({ fileStorage }, request, reply, 'a.mp4', forADay))
  const { statusCode, headers, payload } = await app.inject('/file')
  return { statusCode, cacheControl: headers['cache-control'], payload }
}

test('a file is sent, and caches may keep it', async () => {
  expect(await answer(async () => Readable.from([Buffer.from('abc')]))).toEqual({
    statusCode: 200,
    cacheControl: forADay,
    payload: 'abc',
  })
})

test('no cache keeps the error of a storage that does not answer', async () => {
  const failing = answer(() => Promise.reject(new StorageUnavailable()))
  expect(await failing).toMatchObject({ statusCode: 503, cacheControl: 'no-store' })
})

test('a file that was removed meanwhile is not found', async () => {
  expect(await answer(async () => undefined)).toMatchObject({ statusCode: 404, cacheControl: 'no-store' })
})
