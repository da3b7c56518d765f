import type { Client } from '@recadinho/contracts/client'
import { drawingOf } from '@recadinho/contracts/pictures'
import type { PreviewClip } from '@recadinho/contracts/preview-clips'
import { fetchSound } from '@recadinho/recorder/sound'
import { levelled, type Speech } from '@recadinho/stage/film-sound'
import { isShopLine, lineIdentity, type SentenceLine } from '@recadinho/stage/script-lines'
import { inVoices, shopPreset, type VoicePreset } from '@recadinho/stage/voice'
import type { ClipNews, LineClip } from './clip-voice.ts'
import type { Film } from './film.ts'

/** What of a film is spoken; without a script, every line is the shop's own. */
export interface SpokenFilm extends Pick<Film, 'cast' | 'lines'> {
  input: Pick<Film['input'], 'locale' | 'childAge'>
  script?: Pick<Film['script'], 'lines'>
}

/** Has the shop's voice say the lines with these keys; returns the clips that are there in time. */
export type SayLines = (keys: readonly string[]) => Promise<readonly PreviewClip[]>

/** How the shop's voice says what a draft's form has the shop write. */
export interface DraftSpeech {
  /** What was said for it before is found by this. */
  draftId: string
  say: SayLines
}

export interface ClipLoader {
  api: Client
  /** The sounds that were loaded before, by clip and voices. */
  sounds: Map<string, Promise<Speech>>
  /** For what the shop has written and its library lacks. */
  speech?: DraftSpeech | undefined
}

/**
 * Finds what the lines of a film sound like in the video, and loads one after the other. Resolves, as soon as it knows,
 * whether there is any.
 */
export async function loadClips(
  { api, sounds, speech }: ClipLoader,
  { lines, script, input, cast }: SpokenFilm,
  context: AudioContext,
  { onClip, onExpected }: ClipNews,
): Promise<boolean> {
  const { locale, childAge } = input
  const written = (await Promise.all(lines.map((line, index) => keyed(line, index, locale)))).filter(
    ({ line }) => script === undefined || script.lines[line.of]?.origin === 'shop',
  )
  const shared = written.filter(({ line }) => {
    const whole = script?.lines[line.of]
    return whole === undefined || isShopLine(whole)
  })
  // Only what was said for the same draft can have a name.
  const findable = speech ? written : shared
  if (findable.length === 0 || childAge === null) return false
  const { clips: known, says } = await api.call('findPreviewClips', {
    body: {
      ...(speech && { draftId: speech.draftId }),
      locale,
      childAge,
      lines: findable.map(({ key, line }) => ({ key, mood: line.mood ?? null })),
    },
  })
  const isIn = (clips: readonly PreviewClip[]) => (each: KeyedLine) =>
    clips.some(({ key }) => key === each.key)
  const found = findable.filter(isIn(known))
  const sayable = speech === undefined ? [] : { nothing: [], shared, all: written }[says]
  const lacking = sayable.filter((each) => !found.includes(each))
  onExpected([...found, ...lacking].map(({ index }) => index))
  const loaded = loadAll(found, known)
  if (speech === undefined || lacking.length === 0) return found.length > 0

  // A line of the film may be said more than once.
  const said = await speech.say([...new Set(lacking.map(({ key }) => key))]).catch(noneOf)
  const saidNow = lacking.filter(isIn(said))
  onExpected([...found, ...saidNow].map(({ index }) => index))
  void loaded.then(() => loadAll(saidNow, said))
  return found.length + saidNow.length > 0

  /** A clip that cannot be loaded is said by the device. */
  async function loadAll(some: readonly KeyedLine[], clips: readonly PreviewClip[]) {
    try {
      for (const { key, line, index } of some) {
        const clip = clips.find((one) => one.key === key)
        if (clip) onClip(index, await lineClipOf(clip, line))
      }
    } catch (error) {
      console.info(error)
    }
  }

  async function lineClipOf(clip: PreviewClip, line: SentenceLine): Promise<LineClip> {
    const presets = [line.speaker, ...(line.along ?? [])].flatMap((slug): VoicePreset[] => {
      const one = cast.find(({ id }) => id === slug)
      return one ? [shopPreset(drawingOf(one.picture), one.voice)] : []
    })
    const soundKey = JSON.stringify([clip.id, presets])
    const sound = sounds.get(soundKey) ?? soundOf(clip, presets)
    sounds.set(soundKey, sound)
    return lineClip(context, await sound, clip, presets[0]?.speed ?? 1)
  }
}

/** Too many wanted it, or the connection broke: the device says them. */
function noneOf(error: unknown): readonly PreviewClip[] {
  console.info(error)
  return []
}

interface KeyedLine {
  key: string
  line: SentenceLine
  index: number
}

async function keyed(line: SentenceLine, index: number, locale: 'en' | 'pt'): Promise<KeyedLine> {
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
