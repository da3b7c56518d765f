import type { LocalizedText } from '@recadinho/contracts/common'
import type { ColumnType, Generated } from 'kysely'

/** An instant that the database sets when none is given. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>

/** A column with a default. */
export type Defaulted<T> = Generated<T>

/** `jsonb` with a text in each language; written as JSON text. */
export type LocalizedColumn = ColumnType<LocalizedText, string, string>

/** `jsonb`, written and read as a value. */
export type JsonColumn<T> = ColumnType<T | null, T | null | undefined, T | null>

/** `numeric`, which comes and goes as decimal text so that no digit is lost. */
export type Decimal = string
