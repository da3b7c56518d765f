import type { Generated } from 'kysely'

/** What the writing service has answered, so that the same request is not paid for twice. */
export interface ScriptAnswersTable {
  /** SHA-256 of the request, in which tokens stand for names. */
  key: Buffer
  /** With the tokens of the request. */
  answer: string
  created_at: Generated<Date>
}
