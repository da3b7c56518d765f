import type { CharacterPreset, VoicePresetList } from '@recadinho/contracts/voice-presets'
import { findCastMember } from '@recadinho/stage/cast'
import { presetOf } from '@recadinho/stage/voice'

const presetFor = (slug: string, change: Partial<CharacterPreset> = {}): CharacterPreset => {
  const member = findCastMember(slug)
  if (!member) throw new Error(`No character ${slug}`)
  return {
    character: slug,
    category: member.category,
    name: { ...member.name },
    picture: slug,
    active: true,
    preset: { ...presetOf(member.voice) },
    hash: slug.length.toString(16).padStart(64, '0'),
    sample: { en: `I am ${member.name.en}.`, pt: `Aqui é ${member.name.pt}.` },
    approval: null,
    changed: false,
    ...change,
  }
}

/** Two drafts, one of which was approved with another voice; the shop has a voice for English only. */
export const somePresets = (): VoicePresetList => ({
  voices: { en: { name: 'slt', isDraft: true }, pt: null },
  items: [presetFor('princess-amara'), presetFor('robot-zib', { changed: true })],
})
