import type { Timeline } from '@recadinho/stage/timeline'
import type { Music } from './music.ts'

/** The music and the effects of a film that is heard. Whatever fails here, the film goes on without them. */
export interface FilmSound {
  /** Begins at a moment of a film, inside the press that asked for sound: phones require it. */
  start: (timeline: Timeline, t: number) => void
  /** The film has come to this moment. */
  at: (t: number) => void
  stop: () => void
  dispose: () => void
}

/** Loads the music with the first press for sound, not before. */
export function createFilmSound(
  open: () => AudioContext,
  load: () => Promise<{ createMusic: (context: AudioContext) => Music }> = () => import('./music.ts'),
): FilmSound {
  let context: AudioContext | undefined
  let music: Music | undefined
  /** What is playing: a later start or stop changes it while the music is still being made. */
  let playing: { timeline: Timeline; t: number } | undefined

  const begin = async (current: AudioContext, film: { timeline: Timeline; t: number }) => {
    try {
      await current.resume()
      music ??= (await load()).createMusic(current)
      const prepared = await music.prepare(film.timeline)
      if (playing === film) music.play(prepared, film.t)
    } catch (error) {
      console.info(error)
    }
  }
  return {
    start(timeline, t) {
      playing = { timeline, t }
      try {
        context ??= open()
        void begin(context, playing)
      } catch (error) {
        // No audio here, or not now: the next press tries again.
        console.info(error)
      }
    },
    at(t) {
      if (!playing) return
      playing.t = t
      music?.at(t)
    },
    stop() {
      playing = undefined
      music?.stop()
    },
    dispose() {
      playing = undefined
      music = undefined
      void context?.close().catch(() => undefined)
      context = undefined
    },
  }
}
