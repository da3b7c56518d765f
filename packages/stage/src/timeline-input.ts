import type { Bilingual, CastMember } from './cast-member.ts'
import type { Format } from './formats.ts'
import type { Heard } from './heard.ts'
import type { Likeness } from './likeness/likeness.ts'
import type { Mood } from './pose.ts'
import type { SceneName } from './scene.ts'
import type { LinePart, SayAs } from './script/script-document.ts'
import type { ScriptOccasion } from './script/script-texts.ts'
import type { StageLocale } from './timeline-format.ts'

/** A line spoken by one character, or by several together. */
export interface TimelineLine {
  /** Slug of a character in the cast. */
  readonly speaker: string
  readonly text: string
  readonly mood?: Mood
  /** Its place in the script. */
  readonly part?: LinePart
  /** What kind of thing it tells. */
  readonly topic?: string
  /** The words that name what it tells: only things named there are shown. Default: its text, if it has no `part`. */
  readonly about?: string
  /** Names in it that are pronounced otherwise than written. */
  readonly sayAs?: readonly SayAs[]
  /** Slugs of the other characters who speak it. */
  readonly along?: readonly string[]
  /** Silence before the line, in seconds. */
  readonly pause?: number
  /** The times of its recording. Without one they are estimated; some lines may be recorded and others not. */
  readonly heard?: Heard
}

/** A character with its own name and voice that uses the drawing of a cast member. */
export interface CastPart extends Pick<CastMember, 'category' | 'voice'> {
  readonly greetingStyle: string
  /** Its slug in the script's lines. */
  readonly slug: string
  /** Slug of the drawing. */
  readonly art: string
  /** Key of its own picture, a still of 6 by 7 that is shown instead of the drawing. */
  readonly picture?: string | undefined
  /** Its name under the last picture; default: that of the drawing. */
  readonly name?: Bilingual
}

export interface TimelineInput {
  /** One to three different characters, from left to right: slugs of cast members, or characters of the shop. */
  readonly cast: readonly (string | CastPart)[]
  readonly lines: readonly TimelineLine[]
  readonly locale: StageLocale
  readonly seed: number
  /** Default: the scene of the first character's category, or of the occasion where that is outdoors. */
  readonly scene?: SceneName
  /** What the video is for, and the child's age on that day: the set piece and the climaxes. */
  readonly occasion?: ScriptOccasion | null
  readonly age?: number | null
  /** How the child is drawn; default: it is not. */
  readonly likeness?: Likeness | null
  /** The child's name, in lights and under the last picture. Default: the banner. */
  readonly name?: string
  /** The day of the film as it is written under its last picture: “November 28, 2026”. */
  readonly day?: string
  /** A few letters on pennants over the scene, such as the child's name. */
  readonly banner?: string
  readonly openCard?: string
  readonly closeCard?: string
  /** Shows captions; defaults to true. */
  readonly captions?: boolean
  /** The shape of the frame; defaults to 9:16. Lines take the same time in each; positions and shots differ. */
  readonly format?: Format
  /** Its size in pixels, for a page whose shape is none of the formats. */
  readonly width?: number
  readonly height?: number
  readonly fps?: number
}
