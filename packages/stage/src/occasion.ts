import type { SceneName } from './scene.ts'
import type { Variants } from './script/script-texts.ts'
import type { StageSet } from './sets/stage-set.ts'
import type { MusicStyle } from './sound/styles.ts'
import type { Light, StageLocale } from './timeline-format.ts'

/** What is said for an occasion: why the character came, and a good wish before the good-bye. */
export interface OccasionWords {
  readonly occasion: Variants
  readonly wish: Variants
}

/**
 * What a video is for, with all that this changes in the film. One file each in `occasions/`, so that a browser fetches
 * only that of its film.
 */
export interface Occasion {
  /** `title`: the good wish under the last picture, before the name (D8). */
  readonly texts: Readonly<Record<StageLocale, OccasionWords & { readonly title: string }>>
  /** What stands in the scene (D9). A set with a cake has its candles blown out (D5). */
  readonly set: StageSet
  /** The hour of the scene, whatever is told. Default: a night where bedtime is spoken of. */
  readonly light?: Light
  /** The scene outdoors in which it takes place, instead of one that is dark and indoors by itself. */
  readonly scene?: SceneName
  /** What it changes in the music of the scene. */
  readonly music?: Partial<MusicStyle>
  /** Confetti falls as soon as it is named (D7). */
  readonly cheered?: true
  /** Nobody jumps or laughs aloud, and only sparkles glow (D7). */
  readonly gentle?: true
}

/** More of the same for a family's later films, in `occasions/further/`. Only the server has them. */
export type FurtherOccasion = Readonly<Record<StageLocale, OccasionWords>>
