import type { Readable } from 'node:stream'
import type { Room } from './room.ts'

/** Bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** Stores files in a folder (`disk-storage.ts`) or a bucket (`s3-storage.ts`). Keys are ours: `<uuid>.<type>`. */
export interface FileStorage {
  /** The bytes; `undefined` if there is no such file. An interrupted read ends in an error, never as a shorter file. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  size(key: string): Promise<number | undefined>
  /** Stores the content atomically, replacing an existing file. */
  put(key: string, content: Blob): Promise<void>
  /** The same for a local file, streamed without loading it into memory if possible. */
  putFile(key: string, path: string): Promise<void>
  /** Idempotent. */
  remove(key: string): Promise<void>
  /** Whether it answers, for staff to see; never rejects. */
  room(): Promise<Room>
}

/** The storage did not answer properly; callers are asked to retry. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
  readonly statusCode = 503
}

/** Rejects anything that is not one of our keys before it becomes part of a path. */
export function checkedKey(key: string): string {
  if (!/^[0-9a-f-]{36}[a-z-]*\.[a-z0-9]{3,4}$/.test(key)) throw new Error('Not a key of this storage')
  return key
}

/**
 * The result of a `Range` header for a file of that size (V1.4): the whole file without a range that we support, a
 * part, or a range outside the file.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return 'whole'
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return 'whole'
  // `-500` means the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && from !== '' && Number(to) < Number(from)) return 'whole'
  return start >= size || end < start ? 'outside' : { start, end }
}
