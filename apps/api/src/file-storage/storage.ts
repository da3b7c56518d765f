import type { Readable } from 'node:stream'
import type { Room } from './room.ts'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where files are kept: a folder (`disk-storage.ts`) or a bucket (`s3-storage.ts`). Keys are ours: `<uuid>.<type>`. */
export interface FileStorage {
  /** The bytes; `undefined` where there is no such file. What breaks off ends in an error, never as a shorter file. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  size(key: string): Promise<number | undefined>
  /** Keeps all of it or nothing, in place of what is there. */
  put(key: string, content: Blob): Promise<void>
  /** The same with a file of this machine, whose bytes do not pass through memory where that can be avoided. */
  putFile(key: string, path: string): Promise<void>
  /** One that is not there is a success. */
  remove(key: string): Promise<void>
  /** Whether it answers, for staff to see; never rejects. */
  room(): Promise<Room>
}

/** The storage did not answer, or not as it should. Callers are told to come again. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
  readonly statusCode = 503
}

/** Refuses what is no key of ours before it becomes a part of a path. */
export function checkedKey(key: string): string {
  if (!/^[0-9a-f-]{36}[a-z-]*\.[a-z0-9]{3,4}$/.test(key)) throw new Error('Not a key of this storage')
  return key
}
