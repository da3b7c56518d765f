import type { Locale } from '@recadinho/i18n/locales'
import type { Mood } from '@recadinho/stage/pose'
import type { VoiceKind } from '@recadinho/stage/voice'
import type { Recording } from '../wav.ts'

/** A line to be said, by the speaker that has this name with its adapter. */
export interface SpokenLine {
  text: string
  locale: Locale
  mood: Mood | null
  voice: string
  /** 0.9 is slower than usual. */
  pace: number
}

/** Why a line was not said. Only the last three can be different a moment later. */
export type SpeechFault =
  | 'no_voice'
  | 'rejected'
  | 'garbled'
  | 'silent'
  | 'too_long'
  | 'timeout'
  | 'unreachable'
  | 'busy'

export class SpeechError extends Error {
  readonly fault: SpeechFault

  constructor(fault: SpeechFault, options?: ErrorOptions) {
    super(`Speech: ${fault}`, options)
    this.fault = fault
  }
}

/** One of an adapter's voices. */
export interface Speaker {
  name: string
  /** What a clip keeps of it, and changes with what changes how it sounds: `flite/0.1.1 slt`. */
  id: string
  /** The licence or terms under which its sound may be sold, in one line. */
  licence: string
}

/** The speakers of each language, by whose voice it is. */
export type Speakers = Readonly<Partial<Record<Locale, Partial<Record<VoiceKind, Speaker>>>>>

/** What says lines: a program on this machine, or another company's service. */
export interface Voice {
  /** The adapter and what it speaks with, under which its costs are recorded: `openai/tts-1`. */
  readonly version: string
  /** A draft voice is for staff; a film with one is delivered only with the owner's permission. */
  readonly isDraft: boolean
  /** Whether the words leave the shop. */
  readonly isService: boolean
  readonly speakers: Speakers
  /** What it lacks of what the configuration names, in sentences for who runs the shop. */
  faults(): Promise<readonly string[]>
  /** Says lines, and for each returns the recording or why there is none. Rejects only if `signal` is aborted. */
  speak(lines: readonly SpokenLine[], signal: AbortSignal): Promise<Said[]>
  /** Absent where it cannot say a recording. */
  readonly converter?: Converter
}

/** Says what a person has recorded in a speaker's voice, with the timing and intonation of the recording. */
export interface Converter {
  /** The adapter and its model, under which its costs are recorded: `elevenlabs/eleven_multilingual_sts_v2`. */
  readonly version: string
  /** `voice` is a speaker's name. Rejects only if `signal` is aborted. */
  convert(recording: Recording, to: { voice: string }, signal: AbortSignal): Promise<Said>
}

/** A program on this machine that speaks, as a part of a voice. */
export type SpeakingProgram = Pick<Voice, 'speakers' | 'speak'>

/** What a service charges for is beside it: characters, or the seconds of a recording that it has converted. */
export type Said = ({ recording: Recording } | { fault: SpeechFault }) & {
  characters?: number
  seconds?: number
}

/** For sentences of the log. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', pt: 'Portuguese' }

const other = { woman: 'man', man: 'woman' } as const

/** Who says the lines of a kind of voice in a language: the other kind where there is none, and nobody in a language without any. */
export const speakerFor = (
  voice: Pick<Voice, 'speakers'> | undefined,
  locale: Locale,
  kind: VoiceKind,
): Speaker | undefined => voice?.speakers[locale]?.[kind] ?? voice?.speakers[locale]?.[other[kind]]

/** Each speaker of a language once, a woman first. */
export const speakersOf = (voice: Pick<Voice, 'speakers'> | undefined, locale: Locale): Speaker[] => {
  const { woman, man } = voice?.speakers[locale] ?? {}
  return [woman, man]
    .filter((each) => each !== undefined)
    .filter((each, i, all) => all.findIndex(({ id }) => id === each.id) === i)
}

/** A line of 900 letters takes less; only a wrong answer is longer. */
const longestSeconds = 120

/** Returns the recording; throws a `SpeechError` if it is silent or too long. */
export function checkedSpeech(recording: Recording): Recording {
  if (recording.samples.length > longestSeconds * recording.rate) throw new SpeechError('too_long')
  if (!recording.samples.some((sample) => Math.abs(sample) > 0.01)) throw new SpeechError('silent')
  return recording
}
