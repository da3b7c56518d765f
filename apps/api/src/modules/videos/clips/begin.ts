import type { Tx } from '../../../db/client.ts'
import type { ClipTarget } from '../../../db/schema/delivery.ts'
import type { Asker } from '../../audit/asker.ts'
import { insertAuditEntry } from '../../audit/queries.ts'
import { deleteRefusedClips, insertCheckedClip } from './queries.ts'

/** Starts the check of an uploaded clip of a character; it replaces refused clips. */
export async function beginClip(
  tx: Tx,
  by: Asker,
  upload: { id: string; clip: ClipTarget; staffId: string; bytes: number },
  now: Date,
): Promise<void> {
  await deleteRefusedClips(tx, upload.clip)
  await insertCheckedClip(tx, upload, now)
  await insertAuditEntry(tx, {
    at: now,
    action: 'character.clip_uploaded',
    subject: `characters/${upload.clip.characterId}`,
    ...by,
  })
}
