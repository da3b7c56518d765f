import { Type, type Static } from 'typebox'
import { Closed, Nullable } from './common.ts'

/** What the shop's own check finds in a film that it has made; staff decide. */
export const filmFindings = [
  'wrong_length',
  'volume_low',
  'volume_high',
  'black_picture',
  'frozen_picture',
  'name_missing',
  'glyphs_missing',
  'other_words',
] as const

/** Why there is no film: its script and cast make none, the encoder failed, or it took too much memory or time. */
export const filmFailures = ['not_composed', 'encoder_failed', 'out_of_resources', 'not_playable'] as const
export type FilmFailure = (typeof filmFailures)[number]

export const filmProblems = [...filmFindings, ...filmFailures] as const
export type FilmFinding = (typeof filmFindings)[number]
export type FilmProblem = (typeof filmProblems)[number]

/** What staff see of a film that the shop has made. */
export const MadeFilm = Closed({ findings: Type.Array(Type.Enum(filmFindings)) })
export type MadeFilm = Static<typeof MadeFilm>

/** A film that is not there yet, or could not be made. */
export const UnmadeFilm = Closed({
  state: Type.Enum(['making', 'failed']),
  /** Set if it failed. */
  failure: Nullable(Type.Enum(filmFailures)),
})
export type UnmadeFilm = Static<typeof UnmadeFilm>
