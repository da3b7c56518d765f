import type { LeftOutReason, Listener, Pronouns } from '../details.ts'
import type { Starter } from '../starters.ts'
import type { Finder } from './words.ts'

export type VerbForm = 'base' | 'does' | 'did' | 'doing'

/** The ways in which parents put things (`shapes.ts`): asked of the character, about others, and about the child. */
export type ShapeGroup = 'request' | 'other' | 'child'

/** What a language knows of how parents write: words and patterns, and the little that needs code. */
export interface Language {
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
  /** What may stand between two clauses, what always divides them, and after what a clause is said of another. */
  readonly joints: RegExp
  readonly strongJoint: RegExp
  readonly dependent: RegExp
  /** What ends with it goes on with what is to be told. */
  readonly reporting: RegExp
  /** Subjects at the beginning of a clause: the child by its pronouns, the parent, another; and a verb. */
  readonly subjects: Readonly<Record<Pronouns, RegExp>>
  readonly parent: RegExp
  readonly others: Finder
  readonly verbs: (clause: string) => boolean
  readonly shapes: Readonly<Record<ShapeGroup, string>>
  readonly macros: string
  /** “Tell her that”: what follows is read by itself. */
  readonly reported: RegExp
  /** What is matched of a clause of the child's, said to it. */
  readonly toChild: (before: string, slot: string, listener: Listener) => string
  /** The owners and pronouns of the child said to it; others stay. */
  readonly turned: (words: string, listener: Listener) => string
  /** A clause without a pronoun says it of one where there are several, or of several where there is one. */
  readonly isOfOthers: (rest: string, listener: Listener) => boolean
  /** Pronouns of one, where there are several children; and of anybody. */
  readonly ofOne: RegExp
  readonly ofOthers: RegExp
  /** Something to be proud of, or a plan, by how it is told. */
  readonly achieved: RegExp
  /** “You play with you”: a pronoun was another's. */
  readonly withSelf: RegExp
  /** The last words on a text that was turned: forms for one child or for several. */
  readonly finish: (words: string, listener: Listener) => string
  /** Words of which nobody knows whom they mean, or that begin what was not understood; and that nothing ends with. */
  readonly unclear: ReadonlySet<string>
  readonly cutShort: ReadonlySet<string>
  /** A word before a name that may be a place, and names that all know. */
  readonly preposition: RegExp
  readonly knownName: RegExp
  readonly date: Finder
  /** After them a verb is none: “the plays”. */
  readonly leads: RegExp
  /** A verb that a child may be told of, in this form; of several or of one. */
  readonly verb: (form: VerbForm, word: string, several: boolean) => string | undefined
  readonly isVerb: (word: string) => boolean
  /** A part of a list: a thing, with what describes it. */
  readonly isThing: (part: string) => boolean
  readonly isTopic: (word: string) => boolean
  readonly topics: readonly string[]
  readonly and: string
  /** Notes that speak to the shop. */
  readonly toShop: RegExp
  /** A person, as `<how> <who> <name>`, and what it is called to the child. */
  readonly people: RegExp
  readonly owned: (noun: string, how: string, listener: Listener) => string
  /** What a child may be called to its face, and what it may be praised to have. */
  readonly praise: RegExp
  readonly held: Finder
  /** Things in a clause, as `<whose> <what> <name>`, and how one is mentioned alone; not where these words stand. */
  readonly things: Readonly<Record<Pronouns, RegExp>>
  readonly mention: (whose: string, what: string, name: string, listener: Listener) => string | undefined
  readonly unsafeToMention: Finder
  /** Without its preposition. */
  readonly bare: (words: string) => string
  /** Bare things as a part of “I heard about …”. */
  readonly ofThings: (words: string) => string
  readonly delicate: Delicate
  readonly starters: Readonly<Record<Starter, RegExp>>
  readonly started: Readonly<Record<'learned' | 'loves' | 'expects', string>>
  /** The child's pronouns in a text, and whether a person of that gender is spoken of before. */
  readonly pronouns: RegExp
  readonly othersBefore: Readonly<Record<Pronouns, Finder>>
  readonly private: readonly (readonly [LeftOutReason, RegExp])[]
  /** `(topic)` is not to be spoken of; `silenceOfAll`: the same of what stands around it. */
  readonly silence: RegExp
  readonly silenceOfAll: Finder
  readonly stopWords: ReadonlySet<string>
  /** News that only love may follow, longing, which belongs to a film for an illness, and illness. */
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

/** What may be said of a fear, a step in growing up and, in a film for it, an illness. */
export interface Delicate {
  /** `(what)` a child fears, after its subject; and in a request not to. */
  readonly fear: RegExp
  readonly soothed: RegExp
  readonly feared: (what: string) => string
  readonly grown: RegExp
  readonly brave: RegExp
  readonly braveWords: string
  /** `(whom)` a child misses: they wait. */
  readonly missed: RegExp
  readonly waits: (noun: string, listener: Listener) => string
  /** What an illness is called to the child: `{own}` is a part of its body, `{1}` the word of the notes. */
  readonly ill: readonly (readonly [RegExp, string])[]
  readonly notIll: Finder
}
