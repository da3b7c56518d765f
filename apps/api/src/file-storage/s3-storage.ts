import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Config } from '../config.ts'
import { noRoom } from './room.ts'
import { checkedKey, StorageUnavailable, type FileStorage } from './storage.ts'

/** A range of a video is waited for by a player, a whole file only by a job. */
const answerMs = 10_000
const putMs = 15 * 60_000
/** Somebody looks at the dashboard. */
const probeMs = 2000
/** A file that is never there. */
const probeKey = '00000000-0000-0000-0000-000000000000.mp4'
/** So answers a bucket that there is, to keys that are good: the second where they may not list what is in it. */
const good = /<Code>(?:NoSuchKey|AccessDenied)<\/Code>/

/**
 * In a bucket of S3, or of anything that speaks its protocol, addressed by path. A file is one request, which keeps all of
 * it or nothing: S3 takes 5 GB at once, so there are no parts to sweep.
 */
export function createS3Storage(
  { endpoint, bucket, ...keys }: S3Config,
  limits = { answerMs, putMs },
): FileStorage {
  async function send(
    method: string,
    key: string,
    init: { headers?: Record<string, string>; body?: Blob; waitMs?: number } = {},
  ) {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${checkedKey(key)}`
    const signed = await new AwsV4Signer({
      ...keys,
      service: 's3',
      method,
      url,
      headers: init.headers ?? {},
    }).sign()
    const patience = new AbortController()
    const timer = setTimeout(
      () => patience.abort(),
      init.body ? limits.putMs : (init.waitMs ?? limits.answerMs),
    )
    try {
      const { headers, url } = signed
      return await fetch(url, { method, headers, body: init.body ?? null, signal: patience.signal })
    } catch (error) {
      throw new StorageUnavailable(`No answer to ${method}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Asks; `undefined` where there is no such file. */
  async function request(method: string, key: string, init?: Parameters<typeof send>[2]) {
    const response = await send(method, key, init)
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw new StorageUnavailable(`The answer to ${method} was ${response.status}`)
  }

  /** S3 asks its clients to try again; what carries a file is tried again by its job. */
  const requestTwice = (...what: Parameters<typeof request>) => request(...what).catch(() => request(...what))

  async function put(key: string, body: Blob) {
    if (!(await request('PUT', key, { body }))) throw new StorageUnavailable('There is no such bucket')
  }

  return {
    async size(key) {
      const response = await requestTwice('HEAD', key)
      return response && Number(response.headers.get('content-length'))
    },
    async open(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const body = (await requestTwice('GET', key, { headers }))?.body
      return body ? Readable.fromWeb(body) : undefined
    },
    put,
    // A blob that stands for the file: it is read as it is sent.
    putFile: async (key, path) => put(key, await openAsBlob(path)),
    async remove(key) {
      await requestTwice('DELETE', key)
    },
    async room() {
      try {
        const answer = await send('GET', probeKey, { waitMs: probeMs })
        return good.test(await answer.text()) ? { reachable: true, freeBytes: null } : noRoom
      } catch {
        return noRoom
      }
    },
  }
}
