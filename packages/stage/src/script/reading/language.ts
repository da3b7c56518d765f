import type { english } from './english.ts'

/** What a language knows of how parents write: every language is a record like the English one, which explains it. */
export type Language = typeof english
export type VerbForm = 'base' | 'does' | 'did' | 'doing'
