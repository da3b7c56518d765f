import type { Sound } from './synth.ts'

/** A sound as a WAV file of 16 bit samples. */
export function wavOf({ left, right, rate }: Sound): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(44 + left.length * 4))
  const text = (at: number, value: string) => {
    for (let i = 0; i < value.length; i += 1) bytes.setUint8(at + i, value.charCodeAt(i))
  }
  text(0, 'RIFF')
  bytes.setUint32(4, 36 + left.length * 4, true)
  text(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true) // samples as they are
  bytes.setUint16(22, 2, true) // channels
  bytes.setUint32(24, rate, true)
  bytes.setUint32(28, rate * 4, true)
  bytes.setUint16(32, 4, true)
  bytes.setUint16(34, 16, true)
  text(36, 'data')
  bytes.setUint32(40, left.length * 4, true)
  const sample = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 32767)
  for (let i = 0; i < left.length; i += 1) {
    bytes.setInt16(44 + i * 4, sample(left[i] ?? 0), true)
    bytes.setInt16(46 + i * 4, sample(right[i] ?? 0), true)
  }
  return new Uint8Array(bytes.buffer)
}
