import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { spareBytes } from './files.ts'
import { deleteUnfinishedUpload, type OpenUpload } from './queries.ts'

/** Unfinished uploads of a member of staff. */
const unfinishedAtMost = 5
/** After this long without progress an upload makes way for a new one. */
const restingMs = 3_600_000

/** The file itself, the stripped copy of its check, and the stored video, which may be on the same disk. */
const bytesOnDisk = (bytes: number) => 3 * bytes

interface Newcomer {
  id: string
  staffId: string
  bytes: number
}

/**
 * Refuses an upload that has no room beside all that are open, or is one too many of its sender. Returns the upload
 * that made way for it.
 */
export async function makeRoom(
  { uploadFiles }: Pick<Context, 'uploadFiles'>,
  tx: Tx,
  open: readonly OpenUpload[],
  { id, staffId, bytes }: Newcomer,
): Promise<string | undefined> {
  const unfinished = open.filter((upload) => upload.staff_id === staffId && upload.finished_at === null)
  const full = unfinished.length >= unfinishedAtMost
  const resting = full ? await longestResting(uploadFiles, unfinished, id) : undefined
  if (full && (resting === undefined || !(await deleteUnfinishedUpload(tx, resting))))
    throw new AppError('too_many_uploads', 'Finish or cancel an upload first', { most: unfinishedAtMost })
  let promised = bytesOnDisk(bytes)
  for (const upload of open)
    if (upload.id !== resting)
      promised += bytesOnDisk(upload.bytes) - ((await uploadFiles.size(upload.id)) ?? 0)
  if ((await uploadFiles.freeBytes()) < promised + spareBytes)
    throw new AppError('storage_full', 'There is no room for this file')
  return resting
}

/** Compared with the new file, so that only the disk's clock counts. */
async function longestResting(
  uploadFiles: Context['uploadFiles'],
  unfinished: readonly OpenUpload[],
  newest: string,
): Promise<string | undefined> {
  const now = (await uploadFiles.changedAt(newest)) ?? 0
  const times = await Promise.all(
    unfinished.map(async ({ id }) => ({ id, at: (await uploadFiles.changedAt(id)) ?? 0 })),
  )
  const [oldest] = times.toSorted((a, b) => a.at - b.at)
  return oldest && now - oldest.at >= restingMs ? oldest.id : undefined
}
