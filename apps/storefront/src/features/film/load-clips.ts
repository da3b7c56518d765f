import type { Client } from '@recadinho/contracts/client'
import type { PreviewClip } from '@recadinho/contracts/preview-clips'
import { fetchSound } from '@recadinho/recorder/sound'
import { levelled, type Speech } from '@recadinho/stage/film-sound'
import { isShopLine, lineIdentity, type SentenceLine } from '@recadinho/stage/script-lines'
import { inVoices, shopPreset, type VoicePreset } from '@recadinho/stage/voice'
import { drawingOf } from '@recadinho/contracts/pictures'
import type { LineClip } from './clip-voice.ts'
import type { Film } from './film.ts'

export interface ClipLoader {
  api: Client
  /** The sounds that were loaded before, by clip and voices. */
  sounds: Map<string, Promise<Speech>>
}

/**
 * Finds what the shop's own lines of a film sound like in the video, and loads one after the other. Resolves, as soon as it
 * knows, whether there is any.
 */
export async function loadClips(
  { api, sounds }: ClipLoader,
  { lines, script, input, cast }: Pick<Film, 'lines' | 'script' | 'input' | 'cast'>,
  context: AudioContext,
  onClip: (line: number, clip: LineClip) => void,
): Promise<boolean> {
  const { locale, childAge } = input
  const wanted = await Promise.all(
    lines.flatMap((line, index) => {
      const whole = script.lines[line.of]
      return whole && isShopLine(whole) ? [keyed(line, index, locale)] : []
    }),
  )
  if (wanted.length === 0 || childAge === null) return false
  const { clips } = await api.call('findPreviewClips', {
    body: { locale, childAge, lines: wanted.map(({ key, line }) => ({ key, mood: line.mood ?? null })) },
  })
  const found = wanted.flatMap(({ key, line, index }) => {
    const clip = clips.find((one) => one.key === key)
    return clip ? [{ clip, line, index }] : []
  })
  const loadAll = async () => {
    for (const { clip, line, index } of found) {
      const presets = [line.speaker, ...(line.along ?? [])].flatMap((slug): VoicePreset[] => {
        const one = cast.find(({ id }) => id === slug)
        return one ? [shopPreset(drawingOf(one.picture), one.voice)] : []
      })
      const soundKey = JSON.stringify([clip.id, presets])
      const sound = sounds.get(soundKey) ?? soundOf(clip, presets)
      sounds.set(soundKey, sound)
      onClip(index, lineClip(context, await sound, clip, presets[0]?.speed ?? 1))
    }
  }
  // A clip that cannot be loaded is said by the device.
  void loadAll().catch((error: unknown) => console.info(error))
  return found.length > 0
}

async function keyed(line: SentenceLine, index: number, locale: 'en' | 'pt') {
  const identity = new TextEncoder().encode(lineIdentity(locale, line))
  const hash = await crypto.subtle.digest('SHA-256', identity)
  const key = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { key, line, index }
}

const soundOf = async ({ id }: PreviewClip, presets: readonly VoicePreset[]): Promise<Speech> =>
  levelled(inVoices(await fetchSound(`/api/preview-clips/${id}`), presets))

function lineClip(
  context: AudioContext,
  { samples, rate: sampleRate }: Speech,
  { words }: PreviewClip,
  speed: number,
): LineClip {
  const sound = context.createBuffer(1, samples.length, sampleRate)
  sound.copyToChannel(samples, 0)
  return { sound, words: words.map(([from]) => from / speed) }
}
