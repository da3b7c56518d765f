import { wavOfSpeech } from '@recadinho/stage/film-sound'
import { flite } from '../../src/modules/speech/voices/flite.ts'
import type { Recording } from '../../src/modules/speech/wav.ts'

/** A WAV file in which English words are said, with silence before and after. */
export async function spokenWav(text: string): Promise<Buffer> {
  const line = { text, locale: 'en', mood: null, voice: 'slt', pace: 1 } as const
  const [said] = await flite.speak([line], new AbortController().signal)
  if (said === undefined || !('recording' in said)) throw new Error('Nothing was said')
  return padded(said.recording)
}

function padded({ samples, rate }: Recording): Buffer {
  const around = new Float32Array(samples.length + rate)
  around.set(samples, rate / 2)
  return Buffer.from(wavOfSpeech({ samples: around, rate }))
}

/** A header that says so many bytes of mono 16-bit sound follow, at 24 kHz. */
export function wavHeader(bytes: number, { channels = 1, bits = 16, format = 1 } = {}): Buffer {
  const start = Buffer.from(wavOfSpeech({ samples: new Float32Array(0), rate: 24_000 }))
  start.writeUInt16LE(format, 20)
  start.writeUInt16LE(channels, 22)
  start.writeUInt16LE(bits, 34)
  start.writeUInt32LE(bytes, 40)
  return start
}
