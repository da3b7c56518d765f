import type { Context } from '../../../context.ts'
import { transact } from '../../../db/transaction.ts'
import { AppError } from '../../../errors.ts'
import type { Asker } from '../../audit/asker.ts'
import { insertAuditEntry } from '../../audit/queries.ts'
import { deleteApproval, insertApproval, listPresetCharacters, presetHash } from './queries.ts'
import { presetOfRow } from './view.ts'

/** Approves the preset that the owner heard, or makes it a draft again; a no-op if nothing changes. */
export function changeApproval(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  { hash, approved }: { hash: string; approved: boolean },
  asker: Asker,
): Promise<void> {
  return transact(db, async (tx) => {
    const row = (await listPresetCharacters(tx)).find((each) => each.id === id)
    if (row === undefined) throw new AppError('not_found', 'No such character')
    const current = presetHash(presetOfRow(row))
    if (current.toString('hex') !== hash)
      throw new AppError('version_conflict', 'The voice of this character has changed in the meantime')
    const of = { character_id: id, preset_hash: current }
    const at = clock.now()
    const isChange = approved
      ? await insertApproval(tx, { ...of, approved_by: asker.staffId, approved_at: at })
      : await deleteApproval(tx, of)
    if (!isChange) return
    const action = approved ? 'character.voice_approved' : 'character.voice_unapproved'
    await insertAuditEntry(tx, { at, ...asker, action, subject: `characters/${id}` })
  })
}
