import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const options = { timeout: 10 * 60_000, killSignal: 'SIGKILL' } as const

/** The program ran to its end and reported that it cannot decode the file. */
export class Undecodable extends Error {}

/** WhatsApp's limit for a video. */
export const copyBytesAtMost = 16_000_000

/** Optional decoder and encoder. A file that it cannot decode is `Undecodable`. */
export interface Ffmpeg {
  /** Detected at the first call, then cached. */
  available(): Promise<boolean>
  /** A JPEG of a frame near the beginning. */
  poster(file: string, to: string): Promise<void>
  /** H.264 and AAC of at most 16 MB, which every phone plays. */
  copy(file: string, to: string, seconds: number): Promise<void>
}

export function createFfmpeg(path: string): Ffmpeg {
  let found: Promise<boolean> | undefined
  const make = async (args: string[]) => {
    try {
      await run(path, args, options)
    } catch (error) {
      // An exit code is a number; a program that was killed or did not start has none.
      if (error instanceof Error && 'code' in error && typeof error.code === 'number')
        throw new Undecodable(error.message, { cause: error })
      throw error
    }
  }
  return {
    available: () =>
      (found ??= run(path, ['-version'], { timeout: 10_000 }).then(
        () => true,
        () => false,
      )),
    async poster(file, to) {
      const filters = "thumbnail=60,scale='min(720,iw)':-2"
      const input = ['-v', 'error', '-y', '-i', file]
      await make([...input, '-frames:v', '1', '-vf', filters, '-q:v', '3', to])
    },
    async copy(file, to, seconds) {
      const audio = 96_000
      // Leaves a margin below the limit; short videos need no higher rate.
      const rate = Math.min(3_500_000, Math.floor((copyBytesAtMost * 0.92 * 8) / seconds) - audio)
      const video = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryfast', '-crf', '23']
      const limits = ['-maxrate', String(rate), '-bufsize', String(2 * rate), '-pix_fmt', 'yuv420p']
      const sound = ['-c:a', 'aac', '-b:a', String(audio), '-ac', '2', '-ar', '48000']
      const tracks = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1']
      const shape = [
        '-vf',
        "scale='min(720,iw)':-2,fps=30",
        '-movflags',
        '+faststart',
        '-fflags',
        '+bitexact',
      ]
      await make(['-v', 'error', '-y', '-i', file, ...tracks, ...shape, ...video, ...limits, ...sound, to])
    },
  }
}
