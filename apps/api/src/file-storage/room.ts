import { mkdir, statfs } from 'node:fs/promises'

/** Whether a store answers, and its free space; `null` if unknown. */
export interface Room {
  reachable: boolean
  freeBytes: number | null
}

export const noRoom: Room = { reachable: false, freeBytes: null }

/** Free space on a folder's disk for a user other than root. */
export async function roomIn(folder: string): Promise<Room> {
  try {
    // The folder does not exist before the first video.
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    return { reachable: true, freeBytes: bavail * bsize }
  } catch {
    return noRoom
  }
}
