import type { TimelineInput } from '@recadinho/stage/timeline'
import type { VoicePreset } from '@recadinho/stage/voice'

/** A spoken line of a film: its file is in the renderer's folder. */
export interface FilmClip {
  id: string
  /** The voices of the characters who say it, all at the same speed. */
  presets: readonly VoicePreset[]
}

/** What the renderer reads from `input.json` of its folder. */
export interface FilmJob {
  film: TimelineInput
  clips: readonly FilmClip[]
  /** Width of the picture in pixels; the Timeline is scaled to it. */
  width: number
  /** The encoder's name or path. */
  ffmpeg: string
  /** It gives up when it holds more, in megabytes. */
  memoryMb: number
}

/** The files in the renderer's folder: first what it reads, then what it writes. */
export const filmFiles = {
  input: 'input.json',
  timeline: 'timeline.json',
  sound: 'sound.f32',
  captions: 'film.vtt',
  poster: 'poster.jpg',
  film: 'film.mp4',
} as const

/** Why there is no film: the script and its cast do not make one, or the encoder is missing or ended with an error. */
export type RenderFailure = 'not_composed' | 'no_encoder' | 'encoder_failed' | 'out_of_memory'

export interface RenderedFilm {
  seconds: number
  frames: number
  width: number
  height: number
  /** A letter of its words is in none of the fonts. */
  glyphsMissing: boolean
  /** Of `film.mp4`, in hexadecimal. */
  sha256: string
  /** Of the renderer and its encoder. */
  cpuSeconds: number
  peakMb: number
}

export type RenderResult = RenderedFilm | { failure: RenderFailure }

/** A line of JSON that the renderer prints: how much is drawn, 0 to 1, and at its end what came of it. */
export type RenderReport = { drawn: number } | RenderResult

export class RenderError extends Error {
  readonly code: RenderFailure
  constructor(code: RenderFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
