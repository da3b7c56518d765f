/** What a sentence about the child is: the frames of `texts-*.ts` say each of them in several ways. */
export const DETAIL_KINDS = [
  'proud',
  'soon',
  'likes',
  'fact',
  'each',
  'fear',
  'wish',
  'about',
  'luck',
  'congratulation',
  'hello',
  'love',
  'kiss',
  'joy',
  'nickname',
  'song',
  'joke',
  'sorrow',
  'care',
] as const
export type DetailKind = (typeof DETAIL_KINDS)[number]

/** One thing to say of the notes: `words` already speak to the child. */
export interface Detail {
  readonly kind: DetailKind
  readonly words: string
  /** The part of the notes that it was made of. */
  readonly source: string
}

/** Why a part of the notes is not spoken: staff see it beside the script. */
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
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export interface LeftOut {
  readonly text: string
  readonly reason: LeftOutReason
}

export interface ReadNotes {
  readonly details: readonly Detail[]
  readonly leftOut: readonly LeftOut[]
  /** What no line may touch: topics to be silent about, and what is private. */
  readonly unspoken: readonly RegExp[]
}

/** A clause that speaks to the child, and what it is. */
export interface Turned {
  readonly kind: DetailKind
  readonly words: string
}

/** What a language knows of how parents write: patterns and words, and how one clause is turned. */
export interface Language {
  /** Typing mistakes and short forms, and what they stand for. */
  readonly repairs: readonly (readonly [RegExp, string])[]
  /** Words of courtesy and laughter that say nothing, before and after a statement. */
  readonly noise: RegExp
  /** A clause may begin after this. */
  readonly joints: RegExp
  readonly startsClause: (words: string) => boolean
  /** A second sentence without a mark before it. */
  readonly runOn: RegExp
  readonly own: RegExp
  readonly foreign: RegExp
  readonly private: readonly (readonly [LeftOutReason, RegExp])[]
  /** `(topic)` is not to be spoken of. */
  readonly silence: RegExp
  /** The same of what was just said. */
  readonly silenceOfBefore: RegExp
  readonly stopWords: ReadonlySet<string>
  readonly sorrow: RegExp
  readonly illness: RegExp
  readonly sensitive: RegExp
  readonly order: RegExp
  readonly empty: RegExp
  /** What the character is asked to do, and what it does. `clause` is read again as a statement; `{it}` is put into a clause. */
  readonly requests: readonly (readonly [RegExp, DetailKind | 'clause' | 'done', clause?: string])[]
  /** A first mention tells which pronouns are the child's. */
  readonly pronoun: RegExp
  readonly turn: (clause: string, child: Pronouns) => Turned | undefined
  /** Words after a request: a thing, a person or what to do. */
  readonly turnWords: (words: string, child: Pronouns) => string
  /** A person of the child's own gender is spoken of: a pronoun after it may be theirs. */
  readonly mayBeOther: (before: string, clause: string, child: Pronouns) => boolean
  readonly subjectOf: (clause: string) => string
  /** Both of several children, at the beginning of a statement, and the pronoun for them. */
  readonly both: readonly [RegExp, string]
  /** Of several children a pronoun for one: nobody knows for which. */
  readonly single: RegExp
  /** They are of one age. */
  readonly sameAge: RegExp
  /** A clause about one of several children, who is named: it stays as it is. */
  readonly turnNamed: (clause: string) => string | undefined
  readonly join: (first: string, second: string) => string
  /** What a character never says to a child. */
  readonly mustNot: RegExp
  /** What is never left in a line that speaks to the child. */
  readonly stray: RegExp
}

/** The pronouns of the child: hers, his, not known, or of several children. */
export type Pronouns = 'f' | 'm' | 'n' | 'p'
