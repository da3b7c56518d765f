import type { Beat } from './direction/beat.ts'
import type { TimelineChild } from './likeness/likeness.ts'
import type { MouthName } from './mouth.ts'
import type { Mood } from './pose.ts'
import type { SceneName } from './scene.ts'
import type { ScriptOccasion } from './script/script-texts.ts'

export { BEAT_KINDS, type Beat } from './direction/beat.ts'

/** The version of the document's format. `readTimeline` brings the older ones to it, and refuses any other. */
export const TIMELINE_VERSION = 3
/** Raise it when the same Timeline would draw differently. */
export const STAGE_VERSION = 7

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
  /** What the video is for: the set piece in the scene. */
  readonly occasion: ScriptOccasion | null
  readonly light: Light
  readonly cast: readonly TimelineCast[]
  /** Whom the film is for, drawn from choices; absent if nobody chose. */
  readonly child?: TimelineChild
  readonly cards: { readonly open: OpenCard | null; readonly close: CloseCard | null }
  /** Pennants with a few words; `to` is when they are taken in. */
  readonly banner: { readonly text: string; readonly from: number; readonly to?: number } | null
  readonly captions: { readonly on: boolean; readonly cues: readonly Cue[] }
  /** Keyed by id in the cast. */
  readonly tracks: Readonly<Record<string, Tracks>>
  readonly camera: readonly CameraKey[]
  /** What happens, in order of its beginning. */
  readonly beats: readonly Beat[]
  readonly audio: {
    readonly hash: string | null
    /** When each line is spoken. */
    readonly speech: readonly Span[]
    /** The recordings that are played. A line without one is silent, or spoken by a device. */
    readonly clips: readonly Clip[]
    /** Whether the times of all lines are those of recordings. */
    readonly timed: Timed
  }
}

export type StageLocale = 'en' | 'pt'
/** Snow light is a bright winter's day. */
export const LIGHTS = ['day', 'night', 'snow'] as const
export type Light = (typeof LIGHTS)[number]
export type Span = readonly [from: number, to: number]

export const TIMED = ['estimated', 'measured'] as const
export type Timed = (typeof TIMED)[number]

/** A recording of a line. */
export interface Clip {
  /** Index in `speech`. */
  readonly line: number
  readonly key: string
  readonly at: number
  readonly seconds: number
}

export interface TimelineCast {
  /** Unique in this Timeline: `a`, `b`, `c`. */
  readonly id: string
  /** Slug of the drawing. */
  readonly art: string
  /** Key of a still that is shown instead of the drawing, once the player has it. */
  readonly picture?: string
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
  /** Three-quarter view: -1 left to 1 right. Films before stage version 3 have none of the following. */
  readonly turn?: readonly (readonly [t: number, turn: number])[]
  /** Spans in the character's own action pose, making its own gesture, and with a hand beside the mouth. */
  readonly act?: readonly Span[]
  readonly gesture?: readonly Span[]
  readonly whisper?: readonly Span[]
}

/**
 * Shot sizes, from the whole stage to a face. `group` holds all who are there, `cake` the candles and who is behind them;
 * `look` is a close shot to the side.
 */
export const FRAMINGS = ['wide', 'group', 'cake', 'full', 'medium', 'close', 'whisper', 'look'] as const
export type Framing = (typeof FRAMINGS)[number]

/** A new shot: a cut, or a move of the camera. */
export interface CameraKey {
  readonly t: number
  /** Seconds in which the camera comes here from the shot before; it cuts if they are missing. */
  readonly move?: number
  readonly framing: Framing
  /** Cast id of the character it shows; null for a shot of several. */
  readonly on: string | null
  /** The middle of what is seen, in pixels of the frame, and how many times it is enlarged. */
  readonly view: readonly [x: number, y: number, zoom: number]
  /** How far the shot is enlarged further until the next cut: 1 is still. */
  readonly push: number
  /** Cast ids that are seen; all if it is missing. */
  readonly shows?: readonly string[]
}
