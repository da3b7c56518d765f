import { maxVideoPixels } from '@recadinho/contracts/videos'
import { aac, h264, pictureRate, threads } from './encoding.ts'
import { runProgram } from './program.ts'

const timeout = 10 * 60_000
/** Its exit code after SIGTERM or SIGINT: it was interrupted, and the file may be fine. */
const interrupted = 255

/** The program ran to its end and reported that it cannot decode the file. */
export class Undecodable extends Error {}

/** Of a longer video, no copy of this size can be watched. */
export const copySecondsAtMost = 20 * 60

/**
 * Optional decoder and encoder. A file that it cannot decode is `Undecodable`; one that takes too much time or memory,
 * `OutOfResources`.
 */
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
      await runProgram(path, args, { timeout })
    } catch (error) {
      // An exit code is a number; a program that was killed or did not start has none.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (error instanceof Error && typeof code === 'number' && code !== interrupted)
        throw new Undecodable(error.message, { cause: error })
      throw error
    }
  }
  return {
    available: () =>
      (found ??= runProgram(path, ['-version'], { timeout: 10_000 }).then(
        () => true,
        () => false,
      )),
    async poster(file, to) {
      // Scaled first: the choice among 60 pictures keeps all of them in memory.
      const filters = `${scale},thumbnail=60`
      await make([...input(file), '-frames:v', '1', '-vf', filters, '-q:v', '3', ...threads, to])
    },
    async copy(file, to, seconds) {
      const audio = 96_000
      // Short videos need no higher rate.
      const rate = pictureRate(seconds, { audio, most: 3_500_000 })
      const tracks = ['-map', '0:v:0', '-map', '0:a:0?', '-map_chapters', '-1']
      const shape = ['-vf', `yadif=deint=interlaced,${scale},fps=30`]
      await make([
        ...input(file),
        ...tracks,
        ...shape,
        ...h264({ crf: 23, rate }),
        ...aac(audio),
        ...threads,
        to,
      ])
    },
  }
}

/** The file's own header may lie about the size, so that ffmpeg enforces the limit again. */
const input = (file: string) => {
  const limits = [...threads, '-max_pixels', String(maxVideoPixels)]
  return ['-v', 'error', '-y', ...limits, '-i', file]
}
/** At most 720 wide, in even numbers: H.264 has no others. */
const scale = "scale='max(2,2*trunc(min(720,iw)/2))':-2"
