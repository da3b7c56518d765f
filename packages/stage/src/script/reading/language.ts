import type { LeftOutReason, Listener, Pronouns, Subject, Turned } from '../details.ts'
import type { Starter } from '../starters.ts'
import type { Lexicon } from './phrase.ts'
import type { Turn } from './shapes.ts'
import type { Finder } from './words.ts'

export type ReadShape = (clause: string, listener: Listener, turn?: Turn) => Turned | undefined

/** What a language knows of how parents write: words and patterns, and the little that needs code. */
export interface Language extends Lexicon {
  /** Words as they are typed and what they stand for; the same where more than a word is needed. */
  readonly spelling: ReadonlyMap<string, string>
  readonly repairs: readonly (readonly [RegExp, string])[]
  /** Of several children: “both”, “the twins”, and the pronoun for them. */
  readonly both: readonly [RegExp, string]
  /** Courtesy and times at the beginning, and days that are past when the film is watched. */
  readonly courtesy: RegExp
  readonly passing: RegExp
  /** A first word that has a capital only for being the first. */
  readonly plainStart: RegExp
  /** What may stand between two clauses, and what always divides them. */
  readonly joints: RegExp
  readonly strongJoint: RegExp
  readonly startsClause: (words: string) => boolean
  /** “Mom” and “Dad love her”: one subject. */
  readonly joinsPeople: (before: string, after: string) => boolean
  /** Subjects at the beginning of a clause: the child by its pronouns, one of several, the parent, a verb, another. */
  readonly subjects: Readonly<Record<Pronouns, RegExp>>
  readonly parent: RegExp
  readonly verbs: (clause: string) => boolean
  readonly others: Finder
  /** How things are put: asked of the character, about the child, about others; and a bare list of things. */
  readonly requestShapes: ReadShape
  readonly childShapes: ReadShape
  readonly otherShapes: ReadShape
  readonly listShape: ReadShape
  /** “Tell her that”: what follows is read by itself. */
  readonly reported: RegExp
  /** “Loves her”, after a relative, and what is said of it. */
  readonly lovesChild: RegExp
  readonly isLoved: string
  readonly toChild: (before: string, slot: string, listener: Listener) => string
  /** A clause without a pronoun says it of one where there are several, or of several where there is one. */
  readonly isOfOthers: (rest: string, listener: Listener) => boolean
  /** Pronouns of one, where there are several children; and of anybody. */
  readonly ofOne: RegExp
  readonly ofOthers: RegExp
  /** Told proudly only if it is something to be proud of. */
  readonly achieved: RegExp
  /** “You play with you”: a pronoun was another's. */
  readonly withSelf: RegExp
  /** The last words on a text that was turned: forms for one child or for several. */
  readonly finish: (words: string, listener: Listener) => string
  /** A thing of the child's, or one in what the child does; not where these words stand. */
  readonly mentioned: (clause: string, isChilds: boolean, listener: Listener) => string | undefined
  readonly unsafeToMention: Finder
  /** A fear, a step in growing up and, in a film for it, an illness. */
  readonly delicate: (clause: string, subject: Subject, listener: Listener) => Turned | undefined
  readonly starters: Readonly<Record<Starter, string>>
  readonly started: Readonly<Record<Exclude<Starter, 'silence'>, string>>
  readonly people: (words: string, listener: Listener) => string | undefined
  readonly phrase: (words: string, listener: Listener) => string | undefined
  /** The child's pronouns in a text, and whether a person of that gender is spoken of before. */
  readonly pronouns: RegExp
  readonly othersBefore: Readonly<Record<Pronouns, Finder>>
  readonly private: readonly (readonly [LeftOutReason, RegExp])[]
  /** `(topic)` is not to be spoken of; `silenceOfAll`: the same of what stands around it. */
  readonly silence: RegExp
  readonly silenceOfAll: Finder
  readonly stopWords: ReadonlySet<string>
  /** News that only love may follow, and longing, which belongs to a film for an illness. */
  readonly sorrow: Finder
  readonly longing: Finder
  readonly illness: Finder
  readonly graveIllness: Finder
  /** What is never said, however it is put. */
  readonly sensitive: Finder
  /** Relatives and pets, of whom nothing more is told after sad news. */
  readonly dear: RegExp
  /** Orders to the writer. */
  readonly instruction: Finder
  /** The film says it anyway, or there is nothing to say. */
  readonly covered: RegExp
  /** Nothing after it is certain. */
  readonly condition: Finder
  readonly foreign: RegExp
  /** Several children are of one age. */
  readonly sameAge: RegExp
  /** Beginnings of a line that the buyer may want to write: of what was not understood, and near sad news. */
  readonly draft: string
  readonly gentleDraft: string
  readonly mustNot: Finder
}
