import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../../errors.ts'
import { roomIn } from '../../../file-storage/room.ts'

/** Disk space that stays free for everything else. */
export const spareBytes = 200 * 2 ** 20
/** While a part arrives, the room is looked at again after so many bytes. */
const checkedBytes = 16 * 2 ** 20

/** Files of uploads in progress. The file's size is the offset, so a crash cannot lose it. */
export interface UploadFiles {
  pathOf(id: string): string
  create(id: string): Promise<void>
  /** Free space on their disk. */
  freeBytes(): Promise<number>
  /** Returns `undefined` if it does not exist. */
  size(id: string): Promise<number | undefined>
  /** When a part last arrived, in milliseconds of the disk's clock; `undefined` if it does not exist. */
  changedAt(id: string): Promise<number | undefined>
  /**
   * Appends the source, at most `most` bytes, while the disk keeps its spare room; what arrived before that or before a
   * disconnect is kept. Replaces a running append.
   */
  append(id: string, part: { offset: number; most: number; source: Readable }): Promise<void>
  /** Also removes the files derived from it. */
  remove(id: string): Promise<void>
  /** Ids of all files. */
  list(): Promise<string[]>
}

export function createUploadFiles(folder: string, room = roomIn): UploadFiles {
  const pathOf = (id: string) => join(folder, id)
  /** A connection that a phone has lost stays open on the server for a while; the next one ends it. */
  const running = new Map<string, { source: Readable; ended: Promise<void> }>()

  const statOf = async (id: string) => {
    try {
      return await stat(pathOf(id))
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    }
  }
  const size = async (id: string) => (await statOf(id))?.size
  // Without an answer the write itself tells.
  const freeBytes = async () => (await room(folder)).freeBytes ?? Infinity
  const keepSpare = async () => {
    if ((await freeBytes()) < spareBytes) throw noRoom()
  }

  return {
    pathOf,
    size,
    freeBytes,
    changedAt: async (id) => (await statOf(id))?.mtimeMs,
    async create(id) {
      await mkdir(folder, { recursive: true })
      await writeFile(pathOf(id), '')
    },
    async append(id, { offset, most, source }) {
      const before = running.get(id)
      before?.source.destroy()
      const write = async () => {
        await before?.ended
        if ((await size(id)) !== offset)
          throw new AppError('version_conflict', 'The file goes on from elsewhere; ask where')
        await keepSpare()
        const sink = createWriteStream(pathOf(id), { flags: 'r+', start: offset })
        await pipeline(source, atMost(most, keepSpare), sink)
      }
      // Registered before the first await, so that two requests cannot both find the file free.
      const writing = write()
      const ended = writing.catch(() => undefined)
      running.set(id, { source, ended })
      try {
        await writing
      } catch (error) {
        if (codeOf(error) === 'ENOSPC') throw noRoom()
        if (error instanceof AppError) throw error
        throw new AppError('malformed_body', 'The file broke off', undefined, { cause: error })
      } finally {
        if (running.get(id)?.ended === ended) running.delete(id)
      }
    },
    async remove(id) {
      running.get(id)?.source.destroy()
      for (const name of await namesIn(folder))
        if (name.startsWith(id)) await rm(join(folder, name), { recursive: true, force: true })
    },
    list: async () => [...new Set((await namesIn(folder)).map((name) => name.slice(0, 36)))],
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** Passes at most this many bytes, any more are an error, and stops if `check` rejects. */
function atMost(bytes: number, check: () => Promise<void>): Transform {
  let left = bytes
  let unchecked = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      unchecked += chunk.length
      if (left < 0) return done(new AppError('payload_too_large', 'More came than was announced'))
      if (unchecked < checkedBytes) return done(null, chunk)
      unchecked = 0
      check().then(() => done(null, chunk), done)
    },
  })
}

const noRoom = () => new AppError('storage_full', 'There is no room for this file')

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
