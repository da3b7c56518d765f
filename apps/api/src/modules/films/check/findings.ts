import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SeenFinding } from '@recadinho/contracts/films'
import type { VideoFacts } from '@recadinho/contracts/videos'
import type { Timeline } from '@recadinho/stage/timeline'
import { runProgram } from '../../videos/check/program.ts'
import type { OrderFilm } from '../order-film.ts'
import { filmFiles, type RenderedFilm } from '../render/job.ts'

export interface FilmToCheck {
  folder: string
  wanted: OrderFilm
  timeline: Timeline
  rendered: RenderedFilm
  facts: VideoFacts
  ffmpeg: string
  signal: AbortSignal
}

const secondsOff = 0.1
/** LUFS of a whole film, and dBFS of its loudest sample. */
const loudness = { least: -18, most: -15, peak: -1 }
const stills = [0.1, 0.3, 0.5, 0.7, 0.9] as const
/** Of 255: on average, of a picture, and between two of them. */
const [darkest, leastDifference] = [16, 0.5]
const timeout = 60_000

/** F4: what is wrong with a finished film, for staff to judge. */
export async function findingsOf(film: FilmToCheck): Promise<SeenFinding[]> {
  const pictures = await stillsOf(film)
  const { lufs, peak } = await loudnessOf(film)
  const { wanted, timeline, rendered, facts } = film
  const found: Record<SeenFinding, boolean> = {
    wrong_length: Math.abs(facts.seconds - timeline.duration) > secondsOff,
    volume_low: !(lufs >= loudness.least),
    volume_high: lufs > loudness.most || peak > loudness.peak,
    black_picture: pictures.some((picture) => brightnessOf(picture) < darkest),
    frozen_picture: pictures
      .slice(1)
      .some((picture, i) => differenceOf(picture, pictures[i]) < leastDifference),
    name_missing: !isNamed(timeline, wanted),
    glyphs_missing: rendered.glyphsMissing,
    other_words: wordsOf(timeline).join(' ') !== scriptOf(wanted).join(' '),
  }
  return trueOf(found)
}

/** The findings that are true; a record names all of them. */
export const trueOf = <F extends string>(found: Readonly<Record<F, boolean>>): F[] =>
  (Object.keys(found) as F[]).filter((finding) => found[finding]) // a record has no other keys

/** Five small pictures of the film in grey, by one run of ffmpeg that opens the film at each of them. */
async function stillsOf({ folder, facts, ffmpeg, signal }: FilmToCheck): Promise<Buffer[]> {
  const film = join(folder, filmFiles.film)
  const files = stills.map((_, i) => join(folder, `still-${i}.gray`))
  const openings = stills.flatMap((share) => ['-ss', (share * facts.seconds).toFixed(3), '-i', film])
  const size = ['-frames:v', '1', '-vf', 'scale=72:128', '-pix_fmt', 'gray', '-f', 'rawvideo']
  const pictures = files.flatMap((file, i) => ['-map', `${i}:v`, ...size, file])
  await runProgram(ffmpeg, ['-v', 'error', '-y', ...openings, ...pictures], { timeout, signal })
  return Promise.all(files.map((file) => readFile(file)))
}

const brightnessOf = (picture: Buffer) => picture.reduce((sum, value) => sum + value, 0) / picture.length

const differenceOf = (picture: Buffer, other: Buffer | undefined) =>
  picture.reduce((sum, value, i) => sum + Math.abs(value - (other?.[i] ?? 0)), 0) / picture.length

/** By EBU R 128, as the encoder's own meter reads the decoded file; not a number without sound. */
async function loudnessOf({ folder, ffmpeg, signal }: FilmToCheck): Promise<{ lufs: number; peak: number }> {
  const film = ['-nostats', '-hide_banner', '-i', join(folder, filmFiles.film), '-map', '0:a?']
  const meter = ['-af', 'ebur128=peak=sample', '-f', 'null', '-']
  const { stderr } = await runProgram(ffmpeg, [...film, ...meter], { timeout, signal })
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const read = (name: string, unit: string) =>
    Number(new RegExp(`${name}:\\s+(-?[\\d.]+) ${unit}`).exec(summary)?.[1] ?? NaN)
  return { lufs: read('I', 'LUFS'), peak: read('Peak', 'dBFS') }
}

/** The name hangs on the banner, as the script calls the child. */
const isNamed = ({ banner }: Timeline, { film: { name = '' } }: OrderFilm) =>
  name !== '' && banner?.text === name.trim()

const wordsOf = ({ captions }: Timeline) => captions.cues.flatMap(({ words }) => words.map(({ w }) => w))

const scriptOf = ({ film }: OrderFilm) => film.lines.flatMap(({ text }) => text.split(/\s+/).filter(Boolean))
