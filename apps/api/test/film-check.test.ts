import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Timeline, TimelineInput } from '@recadinho/stage/timeline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsOf, type FilmToCheck } from '../src/modules/films/check/findings.ts'
import { filmFiles } from '../src/modules/films/render/job.ts'
import { runRenderer } from '../src/modules/films/render/run.ts'
import { inspect } from '../src/modules/videos/check/inspect.ts'
import { encoder, searchPath, shortFilm } from './support/films.ts'

let folder: string
let film: FilmToCheck
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-film-check-'))
  film = await made('good')
})
afterAll(() => rm(folder, { recursive: true }))

/** A film and all that its check looks at. */
async function made(name: string, change: Partial<TimelineInput> = {}): Promise<FilmToCheck> {
  const own = join(folder, name)
  const { signal } = new AbortController()
  const input = shortFilm(change)
  const options = { film: input, seconds: 6, folder: own, signal }
  const rendered = await runRenderer({ ...options, ffmpeg: encoder, searchPath, nice: 0, width: 90 })
  const timeline = JSON.parse(await readFile(join(own, filmFiles.timeline), 'utf8')) as Timeline // just written
  const wanted = { film: input, clips: [], heard: [], seconds: 6, hash: Buffer.alloc(0), lineIds: [] }
  return { folder: own, wanted, timeline, rendered, facts: await factsOf(own), ffmpeg: encoder, signal }
}
async function factsOf(own: string) {
  const found = await inspect(join(own, filmFiles.film))
  if (typeof found === 'string') throw new Error(found)
  return found.facts
}
/** Another file in place of the film. */
const replaced = async (name: string, picture: string, sound: string) => {
  const made = { ...film, folder: join(folder, name) }
  const to = join(folder, name, filmFiles.film)
  await promisify(execFile)('mkdir', ['-p', made.folder])
  const inputs = [
    '-f',
    'lavfi',
    '-i',
    picture,
    '-f',
    'lavfi',
    '-i',
    sound,
    '-t',
    String(film.timeline.duration),
  ]
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await promisify(execFile)(encoder, ['-v', 'error', '-y', ...inputs, ...codecs, to])
  return { ...made, facts: await factsOf(made.folder) }
}

test('F4.1: nothing is found in a film as it should be', async () => {
  expect(await findingsOf(film)).toEqual([])
})

test('F4.1: a black picture is found, and one that does not move', async () => {
  const black = await replaced('black', 'color=black:s=90x160:r=12', 'sine=r=48000')
  expect(await findingsOf(black)).toEqual(expect.arrayContaining(['black_picture', 'frozen_picture']))
  const frozen = await replaced('frozen', 'color=orange:s=90x160:r=12', 'sine=r=48000')
  const found = await findingsOf(frozen)
  expect([found.includes('frozen_picture'), found.includes('black_picture')]).toEqual([true, false])
})

test('F4.1: a film without sound is too quiet, and one that roars too loud', async () => {
  const picture = 'testsrc2=s=90x160:r=12'
  const silent = await findingsOf(await replaced('silent', picture, 'anullsrc=r=48000'))
  expect(silent).toEqual(['volume_low'])
  const roaring = await findingsOf(await replaced('roaring', picture, 'anoisesrc=r=48000:a=0.9'))
  expect(roaring).toEqual(['volume_high'])
})

test('F4.1: a film is found that ends before or after its Timeline', async () => {
  for (const by of [-0.2, 0.2]) {
    const facts = { ...film.facts, seconds: film.timeline.duration + by }
    expect(await findingsOf({ ...film, facts })).toEqual(['wrong_length'])
  }
})

test('F4.1: another name on the banner is found, and words that the script does not have', async () => {
  const { timeline, wanted } = film
  const banner = timeline.banner && { ...timeline.banner, text: 'Olívia' }
  expect(await findingsOf({ ...film, timeline: { ...timeline, banner } })).toEqual(['name_missing'])
  expect(await findingsOf({ ...film, timeline: { ...timeline, banner: null } })).toEqual(['name_missing'])
  const lines = [{ speaker: 'princess-amara', text: 'Hello!' }]
  const other = { ...wanted, film: { ...wanted.film, lines } }
  expect(await findingsOf({ ...film, wanted: other })).toEqual(['other_words'])
})

test('F4.1: a name in letters that no font has is found', async () => {
  // Kawi is in no font that systems come with.
  const name = '\u{11F04}\u{11F0E}'
  expect(await findingsOf(await made('kawi', { name, banner: name }))).toEqual(['glyphs_missing'])
  const latin = 'Şehrazâd Łucja Zoë'
  expect(await findingsOf(await made('latin', { name: latin, banner: latin }))).toEqual([])
})
