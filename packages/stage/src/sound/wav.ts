import type { Speech } from './speech.ts'
import type { Sound } from './synth.ts'

/** A sound as a WAV file of 16 bit samples. */
export const wavOf = ({ left, right, rate }: Sound): Uint8Array<ArrayBuffer> => wavFile([left, right], rate)

/** A voice as a WAV file of 16 bit samples, with one channel. */
export const wavOfSpeech = ({ samples, rate }: Speech): Uint8Array<ArrayBuffer> => wavFile([samples], rate)

function wavFile(channels: readonly Float32Array[], rate: number): Uint8Array<ArrayBuffer> {
  const count = channels.length
  const length = (channels[0]?.length ?? 0) * count * 2
  const bytes = new DataView(new ArrayBuffer(44 + length))
  const text = (at: number, value: string) => {
    for (let i = 0; i < value.length; i += 1) bytes.setUint8(at + i, value.charCodeAt(i))
  }
  text(0, 'RIFF')
  bytes.setUint32(4, 36 + length, true)
  text(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true) // samples as they are
  bytes.setUint16(22, count, true)
  bytes.setUint32(24, rate, true)
  bytes.setUint32(28, rate * count * 2, true)
  bytes.setUint16(32, count * 2, true)
  bytes.setUint16(34, 16, true)
  text(36, 'data')
  bytes.setUint32(40, length, true)
  channels.forEach((samples, channel) => {
    samples.forEach((value, i) => {
      const sample = Math.round(Math.max(-1, Math.min(1, value)) * 32767)
      bytes.setInt16(44 + (i * count + channel) * 2, sample, true)
    })
  })
  return new Uint8Array(bytes.buffer)
}
