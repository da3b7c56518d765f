import type { Locale } from '@recadinho/contracts/common'
import { samplePathOf } from '@recadinho/contracts/voice-presets'
import type { Speech } from '@recadinho/stage/voice'
import { fetchSound } from '@recadinho/recorder/sound'

const samples = new Map<string, Promise<Speech>>()

/** What the shop's voice says for a character; fetched once. `words` tell another sample of the same character. */
export function sampleOf(character: string, locale: Locale, words: string): Promise<Speech> {
  const key = [character, locale, words].join()
  const known = samples.get(key)
  if (known) return known
  const loading = fetchSound(samplePathOf(character, locale))
  samples.set(key, loading)
  loading.catch(() => samples.delete(key))
  return loading
}
