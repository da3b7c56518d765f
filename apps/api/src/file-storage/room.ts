import { mkdir, statfs } from 'node:fs/promises'

/** Whether a store answers, and how much more it takes; `null` where nobody can say. */
export interface Room {
  reachable: boolean
  freeBytes: number | null
}

export const noRoom: Room = { reachable: false, freeBytes: null }

/** What is left on a folder's disk for who is not root. */
export async function roomIn(folder: string): Promise<Room> {
  try {
    // Before the first video there is none yet.
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    return { reachable: true, freeBytes: bavail * bsize }
  } catch {
    return noRoom
  }
}
