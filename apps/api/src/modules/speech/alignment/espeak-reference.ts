/**
 * Says lines with eSpeak NG at known times. It is the ruler by which recordings are measured, and never a voice that
 * anybody hears. A program of its own, since eSpeak NG is under the GPL: it gets text as messages, answers with data, and
 * has no connection.
 */
import loadEspeak from '@echogarden/espeak-ng-emscripten'
import { samplesOf, secondsOf, type Recording } from '../wav.ts'

export interface ReferenceRequest {
  text: string
  /** eSpeak's name of a voice: `pt-br+f2`. */
  voice: string
  /** How long the line should take, so that the reference is about as fast as the recording. */
  seconds: number
}

/** A line as eSpeak NG says it. */
export interface Reference {
  recording: Recording
  /** Where a word begins in the text, in code points, and when it is said, in seconds. */
  words: { start: number; at: number }[]
  /** IPA, and when it is said, in seconds; `''` is a pause. */
  phonemes: { ipa: string; at: number }[]
}

const usualRate = 150
const slowest = 90
const fastest = 300

const { eSpeakNGWorker: Espeak } = await loadEspeak()
const espeak = await new Espeak()

export const sayAll = (requests: readonly ReferenceRequest[]): Reference[] => requests.map(referenceOf)

function referenceOf({ text: line, voice, seconds }: ReferenceRequest): Reference {
  espeak.set_voice(voice)
  const usual = say(line, usualRate)
  const wanted = Math.round((usualRate * secondsOf(usual.recording)) / seconds)
  return say(line, Math.max(slowest, Math.min(fastest, wanted)))
}

function say(line: string, wordsPerMinute: number): Reference {
  const parts: Buffer[] = []
  const words: Reference['words'] = []
  const phonemes: Reference['phonemes'] = []
  espeak.set_rate(wordsPerMinute)
  espeak.synthesize(line, (audio, events) => {
    if (audio) parts.push(Buffer.from(audio.slice().buffer))
    for (const { type, audio_position: ms, text_position: position, id } of events ?? []) {
      if (type === 'word') words.push({ start: position - 1, at: ms / 1000 })
      if (type === 'phoneme') phonemes.push({ ipa: String(id), at: ms / 1000 })
    }
  })
  const samples = samplesOf(Buffer.concat(parts))
  return { recording: { samples, rate: espeak.get_samplerate() }, words, phonemes }
}
