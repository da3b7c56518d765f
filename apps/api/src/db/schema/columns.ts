import type { LocalizedText } from '@recadinho/contracts/common'
import type { ColumnType } from 'kysely'

/** A time that defaults to the database's now. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>

/** `jsonb` with a text in each language; written as a JSON string. */
export type LocalizedColumn = ColumnType<LocalizedText, string, string>

/** `jsonb`, written and read as a value. */
export type JsonColumn<T> = ColumnType<T | null, T | null | undefined, T | null>

/** `numeric`, read and written as decimal strings so that no digit is lost. */
export type Decimal = string
