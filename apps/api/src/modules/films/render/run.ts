import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TimelineInput } from '@recadinho/stage/timeline'
import type { FilmConfig } from '../../../config.ts'
import { runProgram } from '../../videos/check/program.ts'
import {
  filmFiles,
  RenderError,
  type FilmClip,
  type FilmJob,
  type RenderedFilm,
  type RenderReport,
  type RenderResult,
} from './job.ts'
import { permissionsIn } from './sandbox.ts'

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './main.ts' : './render-film.js'
/** Eight times the film's length, and enough for the shortest on a busy machine. */
const timeoutOf = (seconds: number) => Math.max(5 * 60_000, 8 * seconds * 1000)
/** A film takes a quarter of it. */
const memoryMb = 1000
/** Of JavaScript alone: samples and pictures are kept elsewhere. */
const heapMb = 96

export interface RenderOptions {
  film: TimelineInput
  /** Default: nobody is heard. */
  clips?: readonly FilmClip[]
  /** About how long it will be, in seconds. */
  seconds: number
  ffmpeg: string
  /** Where the encoder is looked up by its name. */
  searchPath: string
  /** An own, empty folder. */
  folder: string
  signal: AbortSignal
  /** Hears now and then how much of it is drawn, 0 to 1. */
  onProgress?: (share: number) => void
  /** How far it gives way to other programs, 0 to 19. */
  nice: number
  /** Width of the picture in pixels. */
  width?: number
  timeoutMs?: number
}

/** Makes films; the folder is their own and empty. */
export interface FilmRenderer {
  render(
    options: Pick<RenderOptions, 'film' | 'clips' | 'seconds' | 'folder' | 'signal' | 'onProgress'>,
  ): Promise<RenderedFilm>
}

export const createFilmRenderer = ({ ffmpegPath, searchPath, nice }: FilmConfig): FilmRenderer => ({
  render: (options) => runRenderer({ ...options, ffmpeg: ffmpegPath, searchPath, nice }),
})

/**
 * Makes a film in a process of its own, with its encoder as that process's child: without secrets or a database in their
 * environment, without the network, with no files but its own, at a low priority, within a limit of time and memory. Throws `RenderError`, or `OutOfResources`.
 */
export async function runRenderer({
  film,
  clips = [],
  seconds,
  ffmpeg,
  searchPath,
  folder,
  signal,
  onProgress,
  nice,
  width = film.format === '16:9' ? 1280 : 720,
  timeoutMs = timeoutOf(seconds),
}: RenderOptions): Promise<RenderedFilm> {
  await mkdir(folder, { recursive: true })
  const job: FilmJob = { film, clips, width, ffmpeg, memoryMb }
  await writeFile(join(folder, filmFiles.input), JSON.stringify(job))
  let result: RenderResult | undefined
  const read = (line: string) => {
    const report = JSON.parse(line) as RenderReport // our own `main.ts` printed it
    if ('drawn' in report) onProgress?.(report.drawn)
    else result = report
  }
  await runProgram(
    process.execPath,
    [
      `--max-old-space-size=${heapMb}`,
      ...permissionsIn(folder),
      fileURLToPath(new URL(entry, import.meta.url)),
      folder,
      String(nice),
    ],
    { env: { PATH: searchPath }, timeout: timeoutMs, signal, group: true, onLine: read },
  )
  if (result === undefined) throw new Error('The renderer said nothing of its film')
  if ('failure' in result) throw new RenderError(result.failure)
  return result
}
