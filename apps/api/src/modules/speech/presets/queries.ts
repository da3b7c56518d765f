import { createHash } from 'node:crypto'
import type { VoicePreset } from '@recadinho/stage/voice'
import type { Db, Tx } from '../../../db/client.ts'
import { characterPicture } from '../../../db/picture.ts'

/** Differences below this are not heard, and may come from another machine's arithmetic. */
const decimals = 4

/** Of a preset's values: what an approval is of. */
export function presetHash({ pitch, range, speed, formant, texture }: VoicePreset): Buffer {
  const values = [pitch, range, speed, formant].map((value) => value.toFixed(decimals))
  return createHash('sha256')
    .update(JSON.stringify([...values, texture]))
    .digest()
}

/** What the presets of all characters follow from, in the shop's order. */
export const listPresetCharacters = (db: Db | Tx) =>
  db
    .selectFrom('characters')
    .select(['id', 'category', 'name', 'active', 'voice_pitch', 'voice_rate'])
    .select(characterPicture)
    .orderBy('position')
    .orderBy('id')
    .execute()

export type PresetCharacterRow = Awaited<ReturnType<typeof listPresetCharacters>>[number]

export const listApprovals = (db: Db | Tx) =>
  db
    .selectFrom('voice_preset_approvals as approvals')
    .innerJoin('staff', 'staff.id', 'approvals.approved_by')
    .select(['approvals.character_id', 'approvals.preset_hash', 'approvals.approved_at'])
    .select('staff.name as approved_by')
    .execute()

export type ApprovalRow = Awaited<ReturnType<typeof listApprovals>>[number]

export interface PresetOfCharacter {
  character_id: string
  preset_hash: Buffer
}

/** Whether it was a draft. */
export const insertApproval = async (
  tx: Tx,
  approval: PresetOfCharacter & { approved_by: string; approved_at: Date },
): Promise<boolean> =>
  (
    await tx
      .insertInto('voice_preset_approvals')
      .values(approval)
      .onConflict((on) => on.columns(['character_id', 'preset_hash']).doNothing())
      .returning('character_id')
      .execute()
  ).length > 0

/** Whether it was approved. */
export const deleteApproval = async (
  tx: Tx,
  { character_id: id, preset_hash: hash }: PresetOfCharacter,
): Promise<boolean> =>
  (
    await tx
      .deleteFrom('voice_preset_approvals')
      .where('character_id', '=', id)
      .where('preset_hash', '=', hash)
      .returning('character_id')
      .execute()
  ).length > 0
