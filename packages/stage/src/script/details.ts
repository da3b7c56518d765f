/** What a sentence about the child is: the frames of `texts-*.ts` say each of them in several ways. */
export const DETAIL_KINDS = [
  'proud',
  'soon',
  'likes',
  'fact',
  'each',
  'toOne',
  'grown',
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
  /** A plain line for it, where the film has no room. */
  readonly draft?: string
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
  'covered',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export interface LeftOut {
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
}

/** A clause that speaks to the child, and what it is. */
export interface Turned {
  readonly kind: DetailKind
  readonly words: string
}

/** What a language knows of how parents write: patterns and words, and how one clause is turned. */
export interface Language {
  /** Words as they are typed, and what they stand for. */
  readonly spelling: ReadonlyMap<string, string>
  /** The same where more than a word is needed. */
  readonly repairs: readonly (readonly [RegExp, string])[]
  /** Words of courtesy and laughter that say nothing, before and after a statement. */
  readonly noise: RegExp
  /** A clause may begin after this. */
  readonly joints: RegExp
  readonly startsClause: (words: string, joint: string) => boolean
  /** A second sentence without a mark before it. */
  readonly runOn: RegExp
  /** Common words of this language, and of others. */
  readonly native: RegExp
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
  /** Relatives, friends and pets, and pronouns that may be theirs: in sad news it may be they. */
  readonly others: RegExp
  /** A step that would embarrass in its words (diapers, a pacifier), and what says that it is not taken yet. */
  readonly grown: RegExp
  readonly notYet: RegExp
  /** Orders to the writer. */
  readonly instruction: RegExp
  readonly empty: RegExp
  /** The child by what it is to the parent: “my little girl”. */
  readonly ownChild: RegExp
  /** What the character is asked to do, and what it does. `clause` is read again as a statement; `{it}` is put into a clause. */
  readonly requests: readonly (readonly [RegExp, DetailKind | 'clause' | 'done', clause?: string])[]
  /** A first mention tells which pronouns are the child's. */
  readonly pronoun: RegExp
  readonly turn: (clause: string, child: Pronouns) => Turned | undefined
  /** A few words without a verb that only name a thing. */
  readonly topic: (clause: string, child: Pronouns) => Turned | undefined
  /** What is asked of one of several children, by what it is. */
  readonly toOne: Partial<Record<DetailKind | 'done', string>>
  readonly withoutSubject: (clause: string) => string
  /** Words after a request: a thing, a person or what to do. */
  readonly turnWords: (words: string, child: Pronouns) => string
  /** A person of the child's own gender is spoken of: a pronoun after it may be theirs. */
  readonly mayBeOther: (before: string, clause: string, child: Pronouns) => boolean
  /** A pronoun in it means a person of the child's own gender, of whom the clause before spoke. */
  readonly meansOther: (before: string, clause: string, child: Pronouns) => boolean
  /** What a character may say about someone else: “the tooth fairy heard about your tooth”. */
  readonly report: (words: string, child: Pronouns) => Turned | undefined
  readonly subjectOf: (clause: string) => string
  /** What goes on after such a clause is promised for something: it is left out with it. */
  readonly condition: RegExp
  /** It begins with the child, or with a verb that has no other subject. */
  readonly isOfChild: (clause: string) => boolean
  /** A clause does not end like this: what followed was left out. */
  readonly cutShort: RegExp
  /** What another of several children is to do, and the verb of the request before it. */
  readonly sameRequest: readonly [RegExp, RegExp]
  /** Both of several children, at the beginning of a statement, and the pronoun for them. */
  readonly both: readonly [RegExp, string]
  /** Of several children a pronoun for one: nobody knows for which. */
  readonly single: RegExp
  /** They are of one age. */
  readonly sameAge: RegExp
  /** A clause about one of several children, who is named: it stays as it is. */
  readonly turnNamed: (clause: string) => string | undefined
  readonly join: (first: string, second: string) => string
  /** A pronoun for another person. */
  readonly another: RegExp
  /** Turned words of which it is not certain that they are right. */
  readonly isUnsure: (words: string) => boolean
  /** What a character never says to a child. */
  readonly mustNot: RegExp
  /** What is never left in a line that speaks to the child. */
  readonly stray: RegExp
}

/** The pronouns of the child: hers, his, not known, or of several children. */
export type Pronouns = 'f' | 'm' | 'n' | 'p'
