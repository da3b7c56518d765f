import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** Whether a value of unknown shape, stored or received, matches a schema. */
export const fits = <T extends TSchema>(schema: T, value: unknown): value is Static<T> => Check(schema, value)
