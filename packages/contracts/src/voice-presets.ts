import { Type, type Static } from 'typebox'
import { ownerOnly, type Call } from './access.ts'
import { CharacterCategory } from './catalog.ts'
import { CharacterParams } from './characters.ts'
import { Closed, Instant, Locale, LocalizedText, Nullable, Slug } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { CharacterPicture } from './pictures.ts'
import { VoicePreset } from './speech.ts'

/** SHA-256 of a preset's values: another one is a draft until the owner approves it. */
const PresetHash = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** How a character sounds, and whether the owner has approved it. */
export const CharacterPreset = Closed({
  character: Slug,
  category: CharacterCategory,
  name: LocalizedText,
  picture: CharacterPicture,
  /** Whether the shop offers the character. */
  active: Type.Boolean(),
  preset: VoicePreset,
  hash: PresetHash,
  /** What its sample says, and what to read aloud in a recording. */
  sample: LocalizedText,
  /** `null`: a draft. */
  approval: Nullable(Closed({ at: Instant, by: Type.String() })),
  /** It is a draft, but another preset of the character was approved before. */
  changed: Type.Boolean(),
})
export type CharacterPreset = Static<typeof CharacterPreset>

/** The names of the woman's and the man's voice. */
const SampleVoice = Nullable(Closed({ name: Type.String(), isDraft: Type.Boolean() }))

/** Every character's preset, in the shop's order, and who says samples in each language. */
export const VoicePresetList = Closed({
  voices: Closed({ en: SampleVoice, pt: SampleVoice }),
  items: Type.Array(CharacterPreset),
})
export type VoicePresetList = Static<typeof VoicePresetList>

/** The preset that was heard. */
export const PresetApprovalBody = Closed({ hash: PresetHash, approved: Type.Boolean() })

/** `GET`: the sample of a character in a language as a WAV file, without its preset. */
const samplePath = '/api/admin/voice-presets/{id}/samples/{locale}'
export const samplePathOf = (character: string, locale: Locale): string =>
  samplePath.replace('{id}', character).replace('{locale}', locale)

/** Calls that carry sound; part of `rawCalls`. */
export const voicePresetCalls = {
  playVoiceSample: {
    ...ownerOnly,
    method: 'GET',
    path: samplePath,
    params: Closed({ id: Slug, locale: Locale }),
  },
} as const satisfies Record<string, Call>

/** The owner's calls on how characters sound; part of `endpoints`. */
export const voicePresetEndpoints = {
  listVoicePresets: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/voice-presets',
    summary: 'How each character sounds beside the voice that speaks, and who approved it',
    status: 200,
    response: VoicePresetList,
  },
  changePresetApproval: {
    ...ownerOnly,
    method: 'PUT',
    path: '/api/admin/voice-presets/{id}/approval',
    summary: 'Approve the preset of a character, or make it a draft again; one that changed since is refused',
    params: CharacterParams,
    body: PresetApprovalBody,
    status: 200,
    response: VoicePresetList,
  },
} as const satisfies Record<string, Endpoint>
