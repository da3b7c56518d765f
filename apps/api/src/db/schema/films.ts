import type {
  FilmDecision,
  FilmFormat,
  FilmProblem,
  RuleStop,
  SpokenSpan,
  StoredSpeech,
} from '@recadinho/contracts/films'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A film that the shop makes of an order; once made, a video of the same id. */
export interface FilmsTable {
  id: string
  order_id: string
  /** SHA-256 of what it is drawn from. */
  input_hash: Buffer
  /** What the shop's own check found, or why there is no film. */
  problems: Generated<FilmProblem[]>
  /** Who is heard in it; null if it was made when nobody was. */
  speech: ColumnType<StoredSpeech | null, string | null | undefined, string | null>
  /** Of the file. */
  sha256: Buffer | null
  begun_at: Date
  /** How much of it is drawn, in percent. */
  progress: Generated<number>
  made_at: Date | null
  /** When the last try failed. */
  failed_at: Date | null
  /** When each line of the script is spoken; null in films of releases that did not note it. */
  lines: ColumnType<SpokenSpan[] | null, string | null | undefined, string | null>
  /** When staff approved it on the desk, how long they took from opening the order, and the share that they played. */
  decided_at: Date | null
  decision_seconds: number | null
  played: number | null
  /** Alone, together with others, or by the rule; null if it was alone, in a release that did not note it. */
  decided_by: FilmDecision | null
  /** When staff called its approval back. */
  called_back_at: Date | null
  /** Why the rule leaves it to a person; null before it has looked. */
  rule_stops: RuleStop[] | null
}

/** A delivered film in another format, which its buyer has asked for. */
export interface FilmFormatsTable {
  film_id: string
  format: FilmFormat
  order_id: string
  requested_at: Date
  /** How much of it is drawn, in percent. */
  progress: Generated<number>
  made_at: Date | null
  /** When the last try failed. */
  failed_at: Date | null
  /** 64-bit, so read as text. */
  bytes: string | null
}

/** What a service charges for a line. */
export interface SpeechCostsTable {
  id: GeneratedAlways<string>
  order_id: string | null
  voice: string
  characters: number
  /** Millionths of a US dollar; null if the shop does not know the price. */
  micros: string | null
  created_at: Date
}
