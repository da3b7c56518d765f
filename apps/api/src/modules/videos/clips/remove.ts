import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/client.ts'
import { transact } from '../../../db/transaction.ts'
import { AppError } from '../../../errors.ts'
import type { FileStorage } from '../../../file-storage/storage.ts'
import { tryEachRow, type RowFailure } from '../../../jobs/each-row.ts'
import type { Asker } from '../../audit/asker.ts'
import { insertAuditEntry } from '../../audit/queries.ts'
import { deleteClip, hasClip, listRemovedClips, removeClipRow } from './queries.ts'

/** Removes a clip from the shop; idempotent. Its files are deleted by the next purge. */
export const removeClip = (ctx: Pick<Context, 'db' | 'clock'>, by: Asker, id: string): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const removed = await removeClipRow(tx, id, now)
    if (removed === undefined) {
      if (await hasClip(tx, id)) return
      throw new AppError('not_found', 'No such clip')
    }
    const subject = `characters/${removed.character_id}`
    await insertAuditEntry(tx, { at: now, action: 'character.clip_removed', subject, ...by })
  })

const batch = 100

/**
 * Deletes the files of replaced or removed clips, and then their rows, since no link needs them. Yields how many after each
 * batch, and adds what failed to `failures`.
 */
export async function* purgeClips(
  db: Db,
  storage: FileStorage,
  { before, failures }: { before: Date; failures: RowFailure[] },
): AsyncGenerator<number> {
  let after: string | undefined
  do {
    const clips = await listRemovedClips(db, { before, after, limit: batch })
    const failed = await tryEachRow(clips, async ({ id, storage_key, captions_key }) => {
      for (const key of [storage_key, captions_key]) if (key !== null) await storage.remove(key)
      await deleteClip(db, id)
    })
    failures.push(...failed)
    yield clips.length - failed.length
    after = clips.length < batch ? undefined : clips.at(-1)?.id
  } while (after !== undefined)
}
