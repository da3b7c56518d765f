import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../../errors.ts'

/** Room that stays free for everything else on the disk. */
const spareBytes = 200 * 2 ** 20

/** Files on their way in. How much of one has arrived is its size, so nothing that a crash could lose says so. */
export interface UploadFiles {
  pathOf(id: string): string
  /** Makes an empty file, where there is room for it and for the copies that its check makes. */
  create(id: string, bytes: number): Promise<void>
  /** `undefined`: there is none. */
  size(id: string): Promise<number | undefined>
  /** Adds what comes, at most so much; what arrived before a cut is kept. Takes the place of one that is under way. */
  append(id: string, part: { offset: number; most: number; source: Readable }): Promise<void>
  /** With all that was made of it. */
  remove(id: string): Promise<void>
  /** Ids of all that lie there. */
  list(): Promise<string[]>
}

export function createUploadFiles(folder: string): UploadFiles {
  const pathOf = (id: string) => join(folder, id)
  /** A connection that a phone has lost stays open here for a while; the next one ends it. */
  const running = new Map<string, { source: Readable; ended: Promise<void> }>()

  const size = async (id: string) => {
    try {
      return (await stat(pathOf(id))).size
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    }
  }

  return {
    pathOf,
    size,
    async create(id, bytes) {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < 2 * bytes + spareBytes)
        throw new AppError('storage_full', 'There is no room for this file')
      await writeFile(pathOf(id), '')
    },
    async append(id, { offset, most, source }) {
      const before = running.get(id)
      before?.source.destroy()
      const write = async () => {
        await before?.ended
        if ((await size(id)) !== offset)
          throw new AppError('version_conflict', 'The file goes on from elsewhere; ask where')
        const sink = createWriteStream(pathOf(id), { flags: 'r+', start: offset })
        await pipeline(source, atMost(most), sink)
      }
      // Known before anything is waited for, so that no two of them find the file free.
      const writing = write()
      const ended = writing.catch(() => undefined)
      running.set(id, { source, ended })
      try {
        await writing
      } catch (error) {
        if (codeOf(error) === 'ENOSPC') throw new AppError('storage_full', 'There is no room for this file')
        if (error instanceof AppError) throw error
        throw new AppError('malformed_body', 'The file broke off', undefined, { cause: error })
      } finally {
        if (running.get(id)?.ended === ended) running.delete(id)
      }
    },
    async remove(id) {
      running.get(id)?.source.destroy()
      for (const name of await namesIn(folder))
        if (name.startsWith(id)) await rm(join(folder, name), { force: true })
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

/** Lets so many bytes through; the next one is refused. */
function atMost(bytes: number): Transform {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(new AppError('payload_too_large', 'More came than was announced'))
      else done(null, chunk)
    },
  })
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
