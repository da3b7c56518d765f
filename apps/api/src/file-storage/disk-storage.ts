import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { roomIn } from './room.ts'
import { checkedKey, type FileStorage } from './storage.ts'

/** Storage on the local disk, in one folder shared by all processes of the API. */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  const size = async (key: string) => {
    try {
      return (await stat(pathOf(key))).size
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
  /** Writes to a temporary file and renames it when complete. */
  async function write(key: string, writeTo: (part: string) => Promise<void>) {
    const path = pathOf(key)
    const part = `${path}.part`
    await mkdir(folder, { recursive: true })
    try {
      await writeTo(part)
      await rename(part, path)
    } finally {
      await rm(part, { force: true })
    }
  }
  return {
    size,
    async open(key, range) {
      if ((await size(key)) === undefined) return undefined
      return createReadStream(pathOf(key), range)
    },
    // `writeFile` opens the file before it reads. A write stream opens it meanwhile, and could still
    // create it after content that breaks off has been cleaned up.
    put: (key, content) => write(key, (part) => writeFile(part, content.stream())),
    putFile: (key, path) => write(key, (part) => copyFile(path, part)),
    remove: (key) => rm(pathOf(key), { force: true }),
    room: () => roomIn(folder),
  }
}
