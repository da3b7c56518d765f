import { Type, type Static } from 'typebox'
import { Closed, Nullable } from './common.ts'

/** What the shop's own check sees in a film that it has made. */
const seenFindings = [
  'wrong_length',
  'volume_low',
  'volume_high',
  'black_picture',
  'frozen_picture',
  'name_missing',
  'glyphs_missing',
  'other_words',
] as const

/**
 * What it hears: lines that nobody says, a draft voice, a clip that sounds like another line, words whose times are
 * estimated, and a pace that is too fast for the child's age.
 */
export const speechFindings = [
  'not_voiced',
  'draft_voice',
  'doubtful_voice',
  'not_aligned',
  'spoken_fast',
] as const

/** Staff decide about all of it. */
export const filmFindings = [...seenFindings, ...speechFindings] as const
export type SeenFinding = (typeof seenFindings)[number]
export type SpeechFinding = (typeof speechFindings)[number]

/** Why there is no film: its script and cast make none, the encoder failed, or it took too much memory or time. */
export const filmFailures = ['not_composed', 'encoder_failed', 'out_of_resources', 'not_playable'] as const
export type FilmFailure = (typeof filmFailures)[number]

export const filmProblems = [...filmFindings, ...filmFailures] as const
export type FilmFinding = (typeof filmFindings)[number]
export type FilmProblem = (typeof filmProblems)[number]

/** Who is heard in a film. */
export const FilmSpeech = Closed({
  /** Sentences of its script, and how many of them are said at all and by a person. */
  lines: Type.Integer({ minimum: 0 }),
  voiced: Type.Integer({ minimum: 0 }),
  recorded: Type.Integer({ minimum: 0 }),
  /** By the parent, in their own voice. Absent in films of earlier releases. */
  byParent: Type.Optional(Type.Integer({ minimum: 0 })),
  /** At least one line is said by a draft voice, which only staff may hear. */
  isDraft: Type.Boolean(),
})
export type FilmSpeech = Static<typeof FilmSpeech>

/**
 * As it is stored: with the presets in which characters speak, by their hash in hexadecimal, and how many of its lines are
 * recordings that were made for another order.
 */
export type StoredSpeech = FilmSpeech & { presets: Record<string, string>; reused?: number }

/** Why a film may not be delivered before the owner allows it: nobody says some of its lines, or a draft voice does. */
export const filmBlocks = ['silent', 'draft_voice'] as const

/** How a film was approved: alone, together with others, or by the owner's rule. */
export const filmDecisions = ['alone', 'in_bulk', 'by_rule'] as const
export type FilmDecision = (typeof filmDecisions)[number]

/** What the timeline says of an approval that nobody made, or made for several films at once. */
export const ApprovalCause = Closed({ code: Type.Enum(['approved_in_bulk', 'approved_by_rule']) })
export type ApprovalCause = Static<typeof ApprovalCause>

/**
 * Why the owner's rule leaves a film to a person: a check found something, a line is silent or in a draft voice, a part of
 * the notes is not said, or there is a correction, a message, a problem or money to look at. `outdated`: the script is newer.
 * `undeliverable`: such as a private link that was revoked.
 */
export const ruleStops = [
  'called_back',
  'claimed',
  'on_hold',
  'checks',
  'voice',
  'unsaid_notes',
  'correction',
  'message',
  'problem',
  'money',
  'outdated',
  'undeliverable',
] as const
export type RuleStop = (typeof ruleStops)[number]

/** When a line of the script is spoken, in seconds of the film. */
export const SpokenSpan = Closed({
  /** The line's id in the script. */
  id: Type.String(),
  from: Type.Number({ minimum: 0 }),
  to: Type.Number({ minimum: 0 }),
})
export type SpokenSpan = Static<typeof SpokenSpan>

/** What staff see of a film that the shop has made. */
export const MadeFilm = Closed({
  findings: Type.Array(Type.Enum(filmFindings)),
  /** In speaking order; empty if the film was made by a release that did not note it. */
  lines: Type.Array(SpokenSpan),
  /** `null` if it was made when nobody was heard in films. */
  speech: Nullable(FilmSpeech),
  /** `null`: it may be approved. */
  blocked: Nullable(Type.Enum(filmBlocks)),
})
export type MadeFilm = Static<typeof MadeFilm>

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** A film that is not there yet, or could not be made. */
export const UnmadeFilm = Closed({
  state: Type.Enum(['making', 'failed']),
  /** How much of it is drawn, in percent. */
  progress: Percent,
  /** Set if it failed. */
  failure: Nullable(Type.Enum(filmFailures)),
})
export type UnmadeFilm = Static<typeof UnmadeFilm>

/** What a buyer hears of the film that the shop makes: it is drawn, staff look at it, or they have approved it. */
export const OrderFilm = Closed({
  state: Type.Enum(['making', 'review', 'approved']),
  /** How much of it is drawn. */
  progress: Percent,
})
export type OrderFilm = Static<typeof OrderFilm>

/** What a delivered film can be made in besides its tall form: 1:1 and 16:9. */
export const filmFormats = ['square', 'wide'] as const
export type FilmFormat = (typeof filmFormats)[number]

export const VideoFormat = Closed({
  format: Type.Enum(filmFormats),
  /** `none`: it can be asked for. */
  state: Type.Enum(['none', 'making', 'ready', 'failed']),
  /** How much of it is drawn. */
  progress: Percent,
  /** Of the file, with its secret, once it is ready; with `&download=1` browsers save it. */
  url: Nullable(Type.String()),
})
export type VideoFormat = Static<typeof VideoFormat>

/** `POST /api/orders/{id}/video-formats` */
export const RequestVideoFormatBody = Closed({ format: Type.Enum(filmFormats) })
