import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filmEncoder } from '@recadinho/stack/ffmpeg'
import type { TimelineInput } from '@recadinho/stage/timeline'
import type { TestApp } from './app.ts'
import { runRenderer, type FilmRenderer } from '../../src/modules/films/render/run.ts'

/** Tests make their films with the machine's ffmpeg or the build from npm: none is skipped. */
export const encoder = filmEncoder()
export const searchPath = process.env['PATH'] ?? ''

/** The environment of a shop that makes films. */
export const filmEnv = (folder: string): Record<string, string> => ({
  VIDEO_DIR: join(folder, 'kept'),
  UPLOAD_DIR: join(folder, 'uploads'),
  FFMPEG_PATH: 'none',
  FILMS: 'on',
  FILM_FFMPEG_PATH: encoder,
  FILM_NICE: '0', // nothing else goes first
  PATH: searchPath,
})

/** Draws few and small pictures, which takes a tenth of the time; `during` is awaited while the film is being made. */
export const smallRenderer = (during: () => Promise<unknown> = async () => {}): FilmRenderer => ({
  async render(options) {
    const drawn = { ...options, film: { ...options.film, fps: 8 } }
    const film = runRenderer({ ...drawn, ffmpeg: encoder, searchPath, nice: 0, width: 90 })
    film.catch(() => undefined)
    await during()
    return film
  },
})

/** First what is to be said in films is said, and then they are made. */
export async function makeFilms({ workers }: Pick<TestApp, 'workers'>): Promise<void> {
  await workers.outbox.runOnce()
  await workers.outbox.runOnce()
}

/** An order whose film is short: the buyer's own words. */
export const shortOrder = { useAIVoice: false, additionalNotes: 'Oi, Olívia!' }

/** A film of a few seconds. */
export const shortFilm = (change: Partial<TimelineInput> = {}): TimelineInput => ({
  cast: ['princess-amara'],
  lines: [{ speaker: 'princess-amara', text: 'Hello, Olivia!' }],
  locale: 'en',
  seed: 7,
  name: 'Olivia',
  banner: 'Olivia',
  fps: 12,
  ...change,
})

/** A program in place of ffmpeg, which does what the shell script says. */
export async function fakeEncoder(folder: string, script: string): Promise<string> {
  const path = join(folder, `encoder-${script.length}-${process.hrtime.bigint()}`)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

/** The variables of a shop whose lines `@recadinho/local-speech` speaks, in Portuguese. */
export const speechEnv = ({ url }: { url: string }) => ({
  SPEECH_SERVICE: 'openai',
  SPEECH_URL: url,
  SPEECH_KEY: 'local',
  SPEECH_MODEL: 'm-1',
  SPEECH_VOICE_PT: 'nova',
  SPEECH_LICENCE: 'Test terms',
})
