import { transformVoice } from '@recadinho/stage/voice'
import { rate } from './babble.ts'

/** Where a WAV file of the shop says its rate, and where its samples of 16 bits begin. */
const rateAt = 24
const samplesAt = 44

/** What is said in a WAV file in a higher voice, at the same times. */
export function inAnotherVoice(file: Uint8Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const own = view.getUint32(rateAt, true)
  const samples = Float32Array.from(
    { length: Math.floor((file.length - samplesAt) / 2) },
    (_, i) => view.getInt16(samplesAt + 2 * i, true) / 32_768,
  )
  const higher = transformVoice(
    { samples, rate: own },
    { pitch: 1.15, range: 1, speed: 1, formant: 1, texture: null },
  )
  return Float32Array.from(
    { length: Math.floor((higher.samples.length * rate) / own) },
    (_, i) => higher.samples[Math.round((i * own) / rate)] ?? 0,
  )
}
