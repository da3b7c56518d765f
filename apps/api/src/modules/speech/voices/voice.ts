import type { Locale } from '@recadinho/i18n/locales'
import type { Mood } from '@recadinho/stage/pose'
import type { Recording } from '../wav.ts'

/** A line to be said, in a voice that has this name with its adapter. */
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

/** What says lines: a program on this machine, or another company's service. */
export interface Voice {
  /** Part of a clip's key, with what changes how it sounds: `flite/2.2`. */
  readonly version: string
  /** A draft voice is for staff; a film with one is delivered only with the owner's permission. */
  readonly isDraft: boolean
  /** Whether the words leave the shop. */
  readonly isService: boolean
  /** The licence or terms under which its sound may be sold, in one line. */
  readonly licence: string
  /** The name of its voice for a language, if it has one. */
  voiceOf(locale: Locale): string | undefined
  /** Says lines, and for each returns the recording or why there is none. Rejects only if `signal` is aborted. */
  speak(lines: readonly SpokenLine[], signal: AbortSignal): Promise<Said[]>
}

/** `characters`: what a service charges for; absent where nothing is charged. */
export type Said = ({ recording: Recording } | { fault: SpeechFault }) & { characters?: number }

/** A line of 900 letters takes less; only a wrong answer is longer. */
const longestSeconds = 120

/** Returns the recording; throws a `SpeechError` if it is silent or too long. */
export function checkedSpeech(recording: Recording): Recording {
  if (recording.samples.length > longestSeconds * recording.rate) throw new SpeechError('too_long')
  if (!recording.samples.some((sample) => Math.abs(sample) > 0.01)) throw new SpeechError('silent')
  return recording
}
