import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where files are kept. Keys are ours: `<uuid>.<type>`. */
export interface VideoStorage {
  /** The bytes; `undefined` where there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  size(key: string): Promise<number | undefined>
  /** Keeps all of it or nothing; answers how much that is. */
  put(key: string, content: Readable): Promise<number>
}

/** On the local disk, in one folder. */
export function createDiskStorage(folder: string): VideoStorage {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f-]{36}\.[a-z0-9]{3,4}$/.test(key)) throw new Error('Not a key of this storage')
    return join(folder, key)
  }
  const size = async (key: string) => {
    try {
      return (await stat(pathOf(key))).size
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
  return {
    size,
    async open(key, range) {
      if ((await size(key)) === undefined) return undefined
      return createReadStream(pathOf(key), range)
    },
    async put(key, content) {
      const path = pathOf(key)
      const part = `${path}.part`
      await mkdir(folder, { recursive: true })
      try {
        await pipeline(content, createWriteStream(part))
        await rename(part, path)
      } finally {
        await rm(part, { force: true })
      }
      return (await stat(path)).size
    },
  }
}
