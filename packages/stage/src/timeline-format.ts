import type { MouthName } from './mouth.ts'
import type { Mood } from './pose.ts'
import type { SceneName } from './scene.ts'

/** The version of the document's format; `readTimeline` refuses any other. */
export const TIMELINE_VERSION = 1
/** Raise it when the same Timeline would draw differently. */
export const STAGE_VERSION = 2

/** Everything a video shows and when, as plain JSON. Times are seconds, positions are pixels of the frame. */
export interface Timeline {
  readonly version: typeof TIMELINE_VERSION
  readonly stageVersion: number
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly duration: number
  readonly locale: StageLocale
  readonly seed: number
  readonly scene: SceneName
  readonly cast: readonly TimelineCast[]
  readonly cards: { readonly open: OpenCard | null; readonly close: CloseCard | null }
  readonly banner: { readonly text: string; readonly from: number } | null
  readonly captions: { readonly on: boolean; readonly cues: readonly Cue[] }
  /** Keyed by id in the cast. */
  readonly tracks: Readonly<Record<string, Tracks>>
  readonly camera: readonly CameraKey[]
  readonly effects: readonly TimelineEffect[]
  readonly audio: { readonly hash: string | null; readonly speech: readonly Span[] }
}

export type StageLocale = 'en' | 'pt'
export type Span = readonly [from: number, to: number]

export interface TimelineCast {
  /** Unique in this Timeline: `a`, `b`, `c`. */
  readonly id: string
  /** Slug of the drawing. */
  readonly art: string
  /** Fingerprint of the drawing at the time the Timeline was composed. */
  readonly artHash: string
  /** Position of the figure: the middle of its feet. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface OpenCard {
  readonly text: string
  readonly to: number
}

export interface CloseCard {
  readonly text: string
  readonly from: number
}

export interface Cue {
  readonly from: number
  readonly to: number
  /** Id in the cast. */
  readonly speaker: string
  /** Index of the line it belongs to. */
  readonly line: number
  readonly words: readonly CueWord[]
}

export interface CueWord {
  readonly w: string
  /** The spoken form if it differs from the written one; empty if a neighbouring word's spoken form includes it. */
  readonly say?: string
  readonly from: number
  readonly to: number
}

export interface Tracks {
  readonly mouth: readonly (readonly [t: number, shape: MouthName])[]
  readonly blink: readonly number[]
  readonly wave: readonly Span[]
  readonly hop: readonly number[]
  readonly look: readonly (readonly [t: number, x: number, y: number])[]
  readonly mood: readonly (readonly [t: number, mood: Mood])[]
}

export const FRAMINGS = ['wide', 'close', 'look'] as const
export type Framing = (typeof FRAMINGS)[number]

/** A cut. `on` is the cast id of the character it shows; null for `wide`. */
export interface CameraKey {
  readonly t: number
  readonly framing: Framing
  readonly on: string | null
}

export interface TimelineEffect {
  readonly kind: 'confetti' | 'sparkles'
  readonly from: number
  readonly to: number
}
