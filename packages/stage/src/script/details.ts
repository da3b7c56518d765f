/** What a sentence about the child is: the frames of `texts-*.ts` say each of them in several ways. */
export const DETAIL_KINDS = [
  'proud',
  'soon',
  'likes',
  'fact',
  'each',
  'toOne',
  'fear',
  'wish',
  'heard',
  'luck',
  'congratulation',
  'hello',
  'greeting',
  'love',
  'kiss',
  'nickname',
  'sorrow',
  'care',
  'ill',
  'waits',
] as const
export type DetailKind = (typeof DETAIL_KINDS)[number]
/** What a character tells of itself, and its picture acts: with its action, or with its gesture. */
export type OwnTopic = 'gag' | 'joke'
/** What is sent with a kiss, a hug or love alone is passed on as such. */
export type FrameKind = DetailKind | 'hug' | 'fondness'

/** One thing to say of the notes: `words` already speak to the child. */
export interface Detail {
  readonly kind: DetailKind
  readonly words: string
  /** The part of the notes that it tells, as the parent wrote it; empty for a comfort that tells nothing of them. */
  readonly source: string
  /** Somebody is only named in what is not told: a greeting, where there is room. */
  readonly isMention?: boolean
  /** It was read with less certainty: said only where nothing surer fills the film. */
  readonly isUnsure?: boolean
}

/** Why a part of the notes is not spoken: the buyer and the staff see it beside the script. */
export const LEFT_OUT_REASONS = [
  'contact',
  'address',
  'school',
  'surname',
  'money',
  'birth',
  'silence',
  'sensitive',
  'instruction',
  'language',
  'unclear',
  'room',
  'covered',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export interface LeftOut {
  /** As the parent wrote it. */
  readonly text: string
  readonly reason: LeftOutReason
  /** A careful line for it, where the buyer may want one. */
  readonly draft?: string
}

export interface ReadNotes {
  readonly details: readonly Detail[]
  readonly leftOut: readonly LeftOut[]
  /** What no line may touch: topics to be silent about, and what is private. */
  readonly unspoken: readonly RegExp[]
  /** Sad news is among them: the whole film is gentle. */
  readonly isSad: boolean
}

/** The pronouns of the child: hers, his, not known, or of several children. */
export type Pronouns = 'f' | 'm' | 'n' | 'p'

/** Whom the notes are about, and for what day. */
export interface Listener {
  readonly child: Pronouns
  /** The film is for an illness: there it is no secret. */
  readonly gentle: boolean
  /** A relative wrote the notes, who is no parent. */
  readonly isOfKin?: boolean
}

/** A clause that speaks to the child, and what it is. */
export interface Turned {
  readonly kind: DetailKind
  readonly words: string
}

/** Who a clause is about: the child, one of several by its mark, another, or nobody named. */
export interface Subject {
  readonly who: 'child' | 'one' | 'other' | 'none'
  /** The clause without a subject that is the child. */
  readonly rest: string
}
