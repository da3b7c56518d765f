import type { english } from './english.ts'

/** What a language knows of how parents write: every language is a record like the English one, which explains it. */
export type Language = typeof english
export type VerbForm = 'base' | 'does' | 'did' | 'doing'

/** A verb that a child may be told of. */
export interface TellableVerb {
  /** As it is said after “you”. */
  readonly said: string
  /** It tells something alone, or with a place or a person alone. */
  readonly isWhole: boolean
  readonly isFree: boolean
  readonly isProud: boolean
  /** Any noun may follow it, or only one with an article, several, or a known kind. */
  readonly trust: 'any' | 'sure'
}
