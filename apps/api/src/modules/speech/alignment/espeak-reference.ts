/**
 * Says lines with eSpeak NG at known times. It is the ruler by which recordings are measured, and never a voice that
 * anybody hears. A program of its own, since eSpeak NG is under the GPL: JSON on stdin, JSON on stdout, no connection.
 */
import { text } from 'node:stream/consumers'
import loadEspeak from '@echogarden/espeak-ng-emscripten'

export interface ReferenceRequest {
  text: string
  /** eSpeak's name of a voice: `pt-br+f2`. */
  voice: string
  /** How long the line should take, so that the reference is about as fast as the recording. */
  seconds: number
}

export interface Reference {
  /** 16-bit samples at `rate`, in base64. */
  samples: string
  rate: number
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
const requests = JSON.parse(await text(process.stdin)) as ReferenceRequest[] // from our own `references`
process.stdout.write(JSON.stringify(requests.map(referenceOf)))

function referenceOf({ text: line, voice, seconds }: ReferenceRequest): Reference {
  espeak.set_voice(voice)
  const usual = say(line, usualRate)
  const wanted = Math.round((usualRate * usual.samples.length) / 2 / usual.rate / seconds)
  const { samples, ...reference } = say(line, Math.max(slowest, Math.min(fastest, wanted)))
  return { ...reference, samples: samples.toString('base64') }
}

function say(line: string, wordsPerMinute: number) {
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
  return { samples: Buffer.concat(parts), rate: espeak.get_samplerate(), words, phonemes }
}
