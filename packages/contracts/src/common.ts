import { Type, type Static, type TSchema } from 'typebox'
import { emailMax, emailPattern } from './email.ts'
import { linePattern, visiblePattern } from './one-line.ts'

/** The interface languages. English is the default (§1). */
export const locales = ['en', 'pt'] as const
export type Locale = (typeof locales)[number]
export const Locale = Type.Enum(locales)
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** Marks a text that is cleaned with `cleanLine` before it is checked: see `lineCleaner`. */
export const oneLine = { oneLine: true }

/** One line of text without characters that alter how adjacent text is displayed: see `linePattern`. */
export const Line = (minLength: number, maxLength: number) =>
  Type.String({ ...oneLine, minLength, maxLength, pattern: linePattern })

/**
 * One line used only for search or lookup, as people paste it: no control characters (NUL among them, which PostgreSQL
 * cannot store), no lone surrogates.
 */
export const AnyLine = (minLength: number, maxLength: number) =>
  Type.String({ ...oneLine, minLength, maxLength, pattern: '^[^\\p{Cc}\\p{Cs}]*$' })

/** Multi-line text: like `AnyLine`, but with line breaks and tabs. */
export const Prose = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: '^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$' })

/** Like `Line`, with a visible character. */
export const Words = (minLength: number, maxLength: number) =>
  Type.String({
    ...oneLine,
    minLength,
    maxLength,
    pattern: linePattern.replace('^', `^${visiblePattern}`),
  })

/** Like `Prose`, with a visible character. */
export const WordsOfProse = (minLength: number, maxLength: number) =>
  Type.String({
    minLength,
    maxLength,
    pattern: `^${visiblePattern}(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$`,
  })

/** A text in every interface language. */
export const LocalizedText = Type.Object(
  { en: Type.String(), pt: Type.String() },
  { additionalProperties: false },
)
export type LocalizedText = Static<typeof LocalizedText>

/** ISO 4217 code. */
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })

/** ISO 3166-1 alpha-2 code. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })

/** An amount in minor units (cents for most currencies) with its currency; never a fraction. */
export const Money = Type.Object(
  { amount: Type.Integer({ minimum: 0, maximum: 99_999_999 }), currency: CurrencyCode },
  { additionalProperties: false },
)
export type Money = Static<typeof Money>

/** A way to split an amount: `count` payments, the first of `first` and the others of `each`; no interest (§9). */
export const Installment = Type.Object(
  { count: Type.Integer({ minimum: 1 }), first: Money, each: Money },
  { additionalProperties: false },
)
export type Installment = Static<typeof Installment>

/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time', maxLength: 40 })

/** A calendar day without a time zone, `2026-12-03`. */
export const CalendarDay = Type.String({
  format: 'date',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  maxLength: 10,
})

export const Uuid = Type.String({ format: 'uuid', maxLength: 36 })

/** The largest number of an `integer` column. */
export const integerMax = 2_147_483_647

/** A version or count that the caller has seen, compared with an `integer` column. */
export const SeenNumber = Type.Integer({ minimum: 1, maximum: integerMax })

/** A short stable name for URLs: lower-case words joined by hyphens. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 60 })

/** Digits only, country code included, in the form §5 requires: 8 to 15 digits (E.164 without the plus). */
export const PhoneDigits = Type.String({ pattern: '^[1-9][0-9]{7,14}$' })

/** The one rule of an email address, which the shop's forms check with `isEmail`. */
export const Email = Type.String({ ...oneLine, minLength: 3, maxLength: emailMax, pattern: emailPattern })

/** An object that rejects unknown fields. */
export const Closed = <T extends Record<string, TSchema>>(fields: T) =>
  Type.Object(fields, { additionalProperties: false })

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** The selected language and, once selected, the country. */
export const Market = { locale: Locale, country: Type.Optional(CountryCode) }
