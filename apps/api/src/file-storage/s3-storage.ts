import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Config } from '../config.ts'
import { noRoom } from './room.ts'
import { checkedKey, StorageUnavailable, type FileStorage } from './storage.ts'

/** A player waits for a range of a video; only a job waits for a whole file. */
const answerMs = 10_000
const putMs = 15 * 60_000
/** A person waits for the dashboard. */
const probeMs = 2000
/** A file that never exists. */
const probeKey = '00000000-0000-0000-0000-000000000000.mp4'
/** How an existing bucket answers valid keys; the second code if they may not list its content. */
const good = /<Code>(?:NoSuchKey|AccessDenied)<\/Code>/

/**
 * Storage in a bucket of S3 or a compatible service, with path-style URLs. A file is one atomic request: S3 accepts 5
 * GB at once, so there are no parts to clean up.
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

  /** Sends a request; `undefined` if there is no such file. */
  async function request(method: string, key: string, init?: Parameters<typeof send>[2]) {
    const response = await send(method, key, init)
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw new StorageUnavailable(`The answer to ${method} was ${response.status}`)
  }

  /** S3 asks clients to retry; uploads of files are retried by their job. */
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
    // A file-backed blob, read while it is sent.
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
