import type { Character } from '@recadinho/contracts/catalog'
import { drawingOf } from '@recadinho/contracts/pictures'
import type { VoiceKind } from '@recadinho/stage/cast'
import { findCharacter } from '@recadinho/stage/known-characters'

/** The wanted sound of a character: 1 is the voice's own pitch and pace. */
export interface VoiceHint {
  readonly pitch: number
  readonly rate: number
  /** Default: a woman's for a high pitch, a man's for a low one. */
  readonly kind?: VoiceKind | undefined
}

/** The hint of a character: the catalog has its pitch and rate in percent, its drawing the kind if the pitch misleads. */
export const hintOf = ({ voice, picture }: Pick<Character, 'voice' | 'picture'>): VoiceHint => ({
  pitch: voice.pitch / 100,
  rate: voice.rate / 100,
  kind: findCharacter(drawingOf(picture))?.voice.kind,
})

/** The part of a browser's voice that the selection reads. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang'> &
  Partial<Pick<SpeechSynthesisVoice, 'voiceURI' | 'localService'>>

/** How one character speaks. */
export interface CastVoice<V> extends VoiceHint {
  readonly voice: V
}

/**
 * A voice for each hint, in the language of `tag`; `undefined` when the device has none. The best that the device has,
 * from the right country; bright characters get bright voices as far as names show it; two characters get two voices if
 * two good ones are there, and differ in pitch if not.
 */
export function castVoices<V extends DeviceVoice>(
  all: readonly V[],
  tag: string,
  hints: readonly VoiceHint[],
  online = navigator.onLine,
): CastVoice<V>[] | undefined {
  const fitting = all.filter(({ lang }) => languageOf(lang) === languageOf(tag))
  if (fitting.length === 0) return undefined
  const parts: CastVoice<V>[] = []
  for (const hint of hints) {
    const taken = (voice: V) => parts.filter((part) => part.voice === voice)
    const score = (voice: V) => fitness(voice, tag, hint, online) - taken(voice).length * 2.5
    const voice = fitting.reduce((best, each) => (score(each) > score(best) ? each : best))
    parts.push({ voice, rate: hint.rate, pitch: apart(natural(voice, hint.pitch), taken(voice)) })
  }
  return parts
}

/** How long some browsers take to load their voices without telling it, in milliseconds. */
const loading = 2000

/** Reports the device's voices, now and whenever they change: some browsers load them late, some never, some in parts. */
export function followVoices(onVoices: (voices: readonly SpeechSynthesisVoice[]) => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  const { speechSynthesis } = globalThis
  const report = () => {
    const voices = voicesOf(speechSynthesis)
    if (voices.length > 0) onVoices(voices)
  }
  report()
  // Older Safaris have no listeners here.
  speechSynthesis.addEventListener?.('voiceschanged', report)
  const late = setTimeout(report, loading)
  return () => {
    clearTimeout(late)
    speechSynthesis.removeEventListener?.('voiceschanged', report)
  }
}

/** Web views and extensions replace the list with nothing, or with voices without a language. */
function voicesOf(speech: SpeechSynthesis): SpeechSynthesisVoice[] {
  try {
    const voices: readonly Partial<SpeechSynthesisVoice>[] | null | undefined = speech.getVoices()
    return [...(voices ?? [])].filter((voice): voice is SpeechSynthesisVoice =>
      Boolean(voice?.lang && voice.name),
    )
  } catch (error) {
    console.info(error)
    return []
  }
}

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

function fitness(
  voice: DeviceVoice,
  tag: string,
  { pitch, kind = kindOf(pitch) }: VoiceHint,
  online: boolean,
): number {
  const { name, lang, localService = true } = voice
  // An English accent is a smaller loss than a robot's voice; a Portuguese one is another language to a child.
  const home = languageOf(tag) === 'en' ? 2 : 8
  const sameCountry = lang.toLowerCase().replace('_', '-') === tag.toLowerCase() ? home : 0
  const unreachable = localService || online ? 0 : -12
  const fits = kind ? 2 * (Number(names[kind].test(name)) - Number(names[opposite[kind]].test(name))) : 0
  return sameCountry + quality(voice) + unreachable + fits
}

const kindOf = (pitch: number): VoiceKind | undefined =>
  pitch >= 1.1 ? 'woman' : pitch <= 0.95 ? 'man' : undefined

/** What names and addresses tell about how human a voice is. */
function quality({ name, voiceURI = '' }: DeviceVoice): number {
  const label = `${name} ${voiceURI}`
  // Apple's addresses keep the English name where the device's language has another one.
  const called = [name.split(' (')[0], voiceURI.split('.').at(-1)]
  if (/eloquence|espeak/i.test(label) || called.some((each) => each && novelty.has(each))) return -9
  if (/natural|neural|premium|wavenet|siri/i.test(label)) return 3
  if (/enhanced|google|online/i.test(label)) return 2
  return /compact/i.test(label) ? -0.5 : 0
}

/** A human voice can be raised or lowered by four half-tones; beyond that it sounds like a machine. */
const natural = (voice: DeviceVoice, pitch: number) =>
  quality(voice) >= 2 ? Math.min(1.25, Math.max(0.8, pitch)) : pitch

/** Those who share a voice are told apart by their pitch. */
function apart(pitch: number, others: readonly VoiceHint[]): number {
  const free = (value: number) => others.every((other) => Math.abs(other.pitch - value) >= 0.12)
  const moved = [0, -0.16, 0.16, -0.32, 0.32].map((by) => Math.round((pitch + by) * 100) / 100)
  return moved.find(free) ?? pitch
}

// Names of built-in voices; nothing else indicates how one sounds.
const names: Readonly<Record<VoiceKind, RegExp>> = {
  woman:
    /female|mulher|google us|google português|samantha|karen|moira|tessa|zira|aria|jenny|\bava|emma|michelle|nicky|zoe|\bana\b|maisie|allison|susan|serena|kate|hazel|sonia|libby|luciana|joana|maria|francisca|vit[oó]ria|camila|fernanda|thalita|heloisa|let[ií]cia|manuela/i,
  man: /\bmale|homem|daniel|\balex\b|david|mark|guy|andrew|brian|christopher|\beric\b|roger|steffan|evan|nathan|\btom\b|george|ryan|oliver|arthur|rishi|gordon|thomas|aaron|felipe|ant[oó]nio|donato|humberto|f[aá]bio|julio/i,
}
const opposite = { woman: 'man', man: 'woman' } as const
const novelty = new Set(
  'Albert|Bad News|BadNews|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|GoodNews|Grandma|Grandpa|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox'.split(
    '|',
  ),
)
