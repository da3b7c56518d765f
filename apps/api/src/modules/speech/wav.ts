import type { Speech } from '@recadinho/stage/film-sound'

/** One channel of sound, as the stage takes it. */
export type Recording = Speech

/** Why a file is no recording that the shop takes. */
export class WavError extends Error {}

const headerBytes = 44
const lowestRate = 8_000
const highestRate = 96_000

/** Where the samples of a WAV file are, and what they are. */
interface WavHeader {
  channels: number
  rate: number
  /** Bytes. */
  from: number
  length: number
}

/** Reads a WAV file of 16-bit PCM, mono or stereo; stereo is mixed down. Throws a `WavError` for anything else. */
export function readWav(file: Uint8Array): Recording {
  const { channels, rate, from, length } = wavHeader(file)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  return { samples: mixDown(view, from, Math.min(length, file.length - from), channels), rate }
}

/** How long a WAV file is, in seconds, by its beginning alone. Throws a `WavError` for anything that is no recording. */
export function wavSeconds(beginning: Uint8Array): number {
  const { channels, rate, length } = wavHeader(beginning)
  return length / (2 * channels * rate)
}

function wavHeader(file: Uint8Array): WavHeader {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
  if (file.length < headerBytes || name(0) !== 'RIFF' || name(8) !== 'WAVE')
    throw new WavError('This is no WAV file')
  let channels = 0
  let rate = 0
  for (let at = 12; at + 8 <= file.length;) {
    const [chunk, length] = [name(at), view.getUint32(at + 4, true)]
    const from = at + 8
    if (chunk === 'fmt ' && from + 16 <= file.length) {
      const format = view.getUint16(from, true)
      channels = view.getUint16(from + 2, true)
      rate = view.getUint32(from + 4, true)
      const bits = view.getUint16(from + 14, true)
      const isPcm = format === 1 && bits === 16 && (channels === 1 || channels === 2)
      if (!isPcm || rate < lowestRate || rate > highestRate)
        throw new WavError('A recording is 16-bit PCM with one or two channels, at 8 to 96 kHz')
    }
    if (chunk === 'data') {
      if (channels === 0) throw new WavError('The format of this WAV file is missing')
      return { channels, rate, from, length }
    }
    at = from + length + (length % 2)
  }
  throw new WavError('This WAV file has no sound in it')
}

function mixDown(view: DataView, from: number, bytes: number, channels: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.floor(bytes / (2 * channels)))
  for (let i = 0; i < samples.length; i += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1)
      sum += view.getInt16(from + (i * channels + channel) * 2, true)
    samples[i] = sum / channels / 32_768
  }
  return samples
}

/** The samples of 16-bit PCM without a header, with one channel. */
export const samplesOf = (pcm: Uint8Array): Float32Array<ArrayBuffer> =>
  mixDown(new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength), 0, pcm.byteLength, 1)

export const secondsOf = ({ samples, rate }: Recording): number => samples.length / rate

/** Its part from one second to another. */
export const cutTo = (
  { samples, rate }: Recording,
  { from, to }: { from: number; to: number },
): Recording => ({
  samples: samples.slice(Math.round(from * rate), Math.round(to * rate)),
  rate,
})
