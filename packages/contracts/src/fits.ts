import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** Whether something that was stored or sent without a promise of its shape is what a schema says. */
export const fits = <T extends TSchema>(schema: T, value: unknown): value is Static<T> => Check(schema, value)
