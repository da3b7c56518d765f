import { drawingOf } from '@recadinho/contracts/pictures'
import type { CharacterPreset, VoicePresetList } from '@recadinho/contracts/voice-presets'
import type { Locale } from '@recadinho/i18n/locales'
import { shopPreset } from '@recadinho/stage/voice'
import { speakersOf, type Voice } from '../voices/voice.ts'
import { presetHash, type ApprovalRow, type PresetCharacterRow } from './queries.ts'
import { sampleText } from './samples.ts'

export const presetOfRow = (row: PresetCharacterRow) =>
  shopPreset(drawingOf(row.picture), { pitch: row.voice_pitch, rate: row.voice_rate })

export const presetListView = (
  voice: Voice | undefined,
  rows: readonly PresetCharacterRow[],
  approvals: readonly ApprovalRow[],
): VoicePresetList => ({
  voices: { en: voiceView(voice, 'en'), pt: voiceView(voice, 'pt') },
  items: rows.map((row) =>
    presetView(
      row,
      approvals.filter(({ character_id: id }) => id === row.id),
    ),
  ),
})

function voiceView(voice: Voice | undefined, locale: Locale): VoicePresetList['voices'][Locale] {
  const names = speakersOf(voice, locale).map(({ name }) => name)
  return voice && names.length > 0 ? { name: names.join(', '), isDraft: voice.isDraft } : null
}

function presetView(row: PresetCharacterRow, approvals: readonly ApprovalRow[]): CharacterPreset {
  const preset = presetOfRow(row)
  const hash = presetHash(preset)
  const approval = approvals.find((each) => each.preset_hash.equals(hash))
  return {
    character: row.id,
    category: row.category,
    name: row.name,
    picture: row.picture,
    active: row.active,
    preset: { ...preset },
    hash: hash.toString('hex'),
    sample: { en: sampleText(row.name.en, 'en'), pt: sampleText(row.name.pt, 'pt') },
    approval: approval ? { at: approval.approved_at.toISOString(), by: approval.approved_by } : null,
    changed: approval === undefined && approvals.length > 0,
  }
}
