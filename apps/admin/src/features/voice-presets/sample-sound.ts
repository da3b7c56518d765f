import { ApiError } from '@recadinho/contracts/client'
import type { Locale } from '@recadinho/contracts/common'
import { samplePathOf } from '@recadinho/contracts/voice-presets'
import type { Speech } from '@recadinho/stage/voice'

/** Enough for a voice, and half the work of what browsers play at. */
const rate = 24_000
const samples = new Map<string, Promise<Speech>>()

/** What the shop's voice says for a character; fetched once. `words` tell another sample of the same character. */
export function sampleOf(character: string, locale: Locale, words: string): Promise<Speech> {
  const key = [character, locale, words].join()
  const known = samples.get(key)
  if (known) return known
  const loading = fetchSample(samplePathOf(character, locale))
  samples.set(key, loading)
  loading.catch(() => samples.delete(key))
  return loading
}

async function fetchSample(path: string): Promise<Speech> {
  const response = await fetch(path)
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return decoded(await response.arrayBuffer())
}

/** The sound of any file that this browser plays, with one channel. Rejects for another file. */
export async function decoded(file: ArrayBuffer): Promise<Speech> {
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(file)
  const mono = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
    sound.getChannelData(channel).forEach((sample, i) => {
      mono[i] = (mono[i] ?? 0) + sample / sound.numberOfChannels
    })
  return { samples: mono, rate: sound.sampleRate }
}
