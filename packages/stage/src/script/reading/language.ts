import type { english } from './english.ts'

/** What a language knows of how parents write: every language is a record like the English one, which explains it. */
export type Language = typeof english

/** A verb that a child may be told of. */
export interface Verb {
  /** As it is said after “you”. */
  readonly said: string
  /** It tells something by itself. */
  readonly isWhole: boolean
}
