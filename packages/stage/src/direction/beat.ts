import type { SceneName } from '../scene.ts'
import type { Timeline } from '../timeline-format.ts'
import type { ClosingWords } from './closing-words.ts'

/**
 * What happens in a film, as plain data. Times are seconds, `by` and `who` are ids in the cast.
 *
 * - `enter`, `exit`: a character comes or leaves.
 * - `venue`: from here on all are in another scene, until the end of the film.
 * - `prop`: a thing that the notes mention is shown by who speaks of it; `prop` is its name in `props/`.
 * - `cake`: a cake with lit candles. `candles` is the age; null for an age that is not known: one candle.
 * - `blow-out`: the cake's candles go out between `from` and `to`, and stay out.
 * - `exchange`: two turn to each other: `by` hands something over, raises a hand for both to clap, or says with a gesture what
 *   `who` answers.
 * - `suspense`: before the climax all hold their breath, while the lights go down; to a roll of a drum, or softly.
 * - `lights`: the name in lights; the bulbs go on between `from` and `from + 1`.
 * - `whisper`: a character comes close and whispers.
 * - `confetti`, `sparkles`: fall and glow over the stage.
 * - `close`: the picture at the end, under which `title`, `dateline` and `signature` stand.
 */
export type Beat =
  | Happens<'enter' | 'exit', { readonly who: string; readonly side: Side }>
  | Happens<'venue', { readonly scene: SceneName }>
  | Happens<'prop', { readonly prop: string; readonly by: string }>
  | Happens<'cake', { readonly candles: number | null }>
  | Happens<'blow-out'>
  | Happens<'exchange', { readonly form: Exchange; readonly by: string; readonly who: string }>
  | Happens<'suspense', { readonly drum: boolean }>
  | Happens<'lights', { readonly text: string }>
  | Happens<'whisper', { readonly by: string }>
  | Happens<'confetti' | 'sparkles'>
  | Happens<'close', ClosingWords>

export const BEAT_KINDS = [
  'enter',
  'exit',
  'venue',
  'prop',
  'cake',
  'blow-out',
  'exchange',
  'suspense',
  'lights',
  'whisper',
  'confetti',
  'sparkles',
  'close',
] as const satisfies readonly Beat['kind'][]

export const EXCHANGES = ['high-five', 'hand-over', 'answer'] as const
type Exchange = (typeof EXCHANGES)[number]

export const SIDES = ['left', 'right', 'above', 'door'] as const
export type Side = (typeof SIDES)[number]

type Happens<Kind extends string, Details = object> = Kind extends string
  ? { readonly kind: Kind; readonly from: number; readonly to: number } & Details
  : never

/** The beats of one kind. */
export const beatsOf = <Kind extends Beat['kind']>(
  { beats }: { readonly beats: readonly Beat[] },
  kind: Kind,
): Extract<Beat, { kind: Kind }>[] =>
  beats.filter((beat): beat is Extract<Beat, { kind: Kind }> => beat.kind === kind)

/** The scene at a moment: where the film begins, or the place that it has come to. */
export const sceneOfMoment = (film: Pick<Timeline, 'scene' | 'beats'>, t: number): SceneName =>
  beatsOf(film, 'venue').findLast(({ from }) => t >= from)?.scene ?? film.scene

/** Whether what stands there for the occasion is seen: in a film of two places in the second one (D25). */
export const isAtParty = (film: Pick<Timeline, 'beats'>, t: number): boolean =>
  beatsOf(film, 'venue').every(({ from }) => t >= from)

/** Whether the last picture is shown. */
export const isClosing = ({ beats }: { readonly beats: readonly Beat[] }, t: number): boolean =>
  beats.some(({ kind, from }) => kind === 'close' && t >= from)
