import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { provideAllParts } from '@recadinho/stage/all-parts'
import { captionsOf } from '@recadinho/stage/captions'
import { mixFilm } from '@recadinho/stage/film-sound'
import type { Pictures } from '@recadinho/stage/draw-frame'
import { composeTimeline, type Timeline, type TimelineInput } from '@recadinho/stage/timeline'
import type { Speech } from '@recadinho/stage/voice'
import { loadClips, loadPictures } from './folder-files.ts'
import { startEncoder } from './encoder.ts'
import { filmFiles, RenderError, type FilmJob, type RenderedFilm } from './job.ts'
import { glyphsMissing } from './glyphs.ts'
import { createPainter, registerFonts } from './painter.ts'

const soundRate = 48_000
/** How often the memory is looked at and the progress told, in frames. */
const lookEvery = 24

/** Makes the film described in the folder's `input.json`, and writes the other files beside it. */
export async function renderFilm(folder: string, onProgress: (share: number) => void): Promise<RenderedFilm> {
  const at = (file: keyof typeof filmFiles) => join(folder, filmFiles[file])
  const job = JSON.parse(await readFile(at('input'), 'utf8')) as FilmJob // `run.ts` wrote it
  const timeline = composed(job.film)
  await writeFile(at('timeline'), JSON.stringify(timeline))
  await writeFile(at('captions'), captionsOf(timeline))
  await writeFile(at('sound'), soundOf(timeline, await loadClips(folder, job.clips)))
  registerFonts()
  const pictures = await loadPictures(folder, timeline)
  await writeFile(at('poster'), await posterOf(timeline, job.width, pictures))

  const { canvas, paint } = createPainter(timeline, job.width, pictures)
  const { width, height } = canvas
  const { fps, duration: seconds } = timeline
  const sound = { file: at('sound'), rate: soundRate }
  const encoder = startEncoder({ ffmpeg: job.ffmpeg, width, height, fps, seconds, sound, to: at('film') })
  const frames = Math.round(seconds * fps)
  let peakMb = 0
  for (let frame = 0; frame < frames; frame += 1) {
    paint(frame / fps)
    await encoder.write(canvas.data())
    if (frame % lookEvery !== 0) continue
    peakMb = Math.max(peakMb, process.memoryUsage.rss() / 2 ** 20)
    onProgress(frame / frames)
    if (peakMb > job.memoryMb) throw new RenderError('out_of_memory')
  }
  await encoder.end()
  const sha256 = await hashOf(at('film'))
  const made = { seconds, frames, width, height, glyphsMissing: glyphsMissing(timeline) }
  return { ...made, sha256, cpuSeconds: cpuSeconds(), peakMb: Math.round(peakMb) }
}

function composed(film: TimelineInput): Timeline {
  provideAllParts()
  try {
    return composeTimeline(film)
  } catch (cause) {
    throw new RenderError('not_composed', { cause })
  }
}

/** The samples, left and right in turn. */
function soundOf(timeline: Timeline, clips: ReadonlyMap<string, Speech>): Uint8Array {
  const { left, right } = mixFilm(timeline, clips, soundRate)
  const samples = new Float32Array(2 * left.length)
  for (let i = 0; i < left.length; i += 1) {
    samples[2 * i] = left[i] ?? 0
    samples[2 * i + 1] = right[i] ?? 0
  }
  return new Uint8Array(samples.buffer)
}

/** A JPEG without the words of the moment. */
function posterOf(timeline: Timeline, width: number, pictures: Pictures): Promise<Buffer> {
  const { canvas, paint } = createPainter({ ...timeline, captions: { on: false, cues: [] } }, width, pictures)
  paint(posterTime(timeline))
  return canvas.encode('jpeg', 88)
}

/** The name in lights, or hung up where there are none. */
function posterTime({ beats, banner, duration }: Timeline): number {
  const lights = beats.find(({ kind }) => kind === 'lights')
  const hung = banner === null ? duration / 3 : banner.from + 0.9
  return lights ? (lights.from + lights.to) / 2 : Math.min(hung, duration / 2)
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Of this process and of the encoder, which has ended; of this process alone where the system does not say. */
function cpuSeconds(): number {
  const own = process.cpuUsage()
  return Math.round((own.user + own.system) / 1e4) / 100 + endedChildrenSeconds()
}

function endedChildrenSeconds(): number {
  try {
    // Fields 16 and 17 of proc(5), in hundredths of a second; the name before them may hold spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return 0
  }
}
