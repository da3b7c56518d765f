import { spawn } from 'node:child_process'
import { aac, h264, pictureRate, threads } from '../../videos/check/encoding.ts'
import { RenderError } from './job.ts'

export interface EncoderOptions {
  ffmpeg: string
  width: number
  height: number
  fps: number
  seconds: number
  /** Samples as 32-bit floats, left and right in turn. */
  sound: { file: string; rate: number }
  to: string
}

export interface Encoder {
  /** Resolves once there is room for the next frame: without that, frames pile up to gigabytes. */
  write(frame: Buffer): Promise<void>
  /** Resolves once the file is complete. */
  end(): Promise<void>
}

const soundBits = 128_000
/** A minute stays under 12 MB. */
const pictureBits = 1_430_000

/** The colours that a player shows: those of HD video. */
const bt709 = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ')

/** Before each input: what it names is a file or the pipe, never an address. */
const offline = ['-protocol_whitelist', 'file,pipe']

/** An ffmpeg that takes frames as RGBA; it is fed nothing but our own frames and sound. */
export function startEncoder({ ffmpeg, width, height, fps, seconds, sound, to }: EncoderOptions): Encoder {
  const rate = pictureRate(seconds, { audio: soundBits, most: pictureBits })
  const program = ['-nostdin', '-v', 'error', '-y']
  const size = `${width}x${height}`
  const frames = [
    ...offline,
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    size,
    '-r',
    String(fps),
    '-i',
    'pipe:0',
  ]
  const samples = [...offline, '-f', 'f32le', '-ar', String(sound.rate), '-ac', '2', '-i', sound.file]
  const picture = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-g', String(2 * fps), ...bt709]
  const codecs = [...h264({ crf: 21, rate }), ...aac(soundBits), ...threads]
  const args = [...program, ...frames, ...samples, ...picture, ...codecs, to]
  const child = spawn(ffmpeg, args, { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => reject(new RenderError('no_encoder', { cause })))
    child.once('close', (code) => (code === 0 ? resolve() : reject(new RenderError('encoder_failed'))))
  })
  // Its end is awaited with each frame; between two of them, nobody is there to catch it.
  ended.catch(() => undefined)
  // A pipe that breaks says less than the end of the encoder that follows.
  child.stdin.on('error', () => undefined)
  return {
    async write(frame) {
      if (child.stdin.write(frame)) return
      const drained = new Promise<void>((resolve) => child.stdin.once('drain', resolve))
      await Promise.race([drained, failed(ended)])
    },
    end() {
      child.stdin.end()
      return ended
    },
  }
}

/** Rejects if the encoder ends while there are frames for it. */
const failed = async (ended: Promise<void>) => {
  await ended
  throw new RenderError('encoder_failed')
}
