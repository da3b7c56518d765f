import type { TSchema } from 'typebox'
import { cleanLine } from './one-line.ts'

export type Cleaner = (value: unknown) => unknown

/** Marks what is compared with stored values, which may be from before a rule: it is not cleaned. */
export const asStored = { asStored: true }

/**
 * Cleans every one-line text of a value with this schema, before it is checked; `undefined` if the schema has none.
 * Forms and the server use the same, so that what a form accepts is what the server stores.
 */
export function lineCleaner(schema: TSchema): Cleaner | undefined {
  if ('asStored' in schema) return undefined
  if ('oneLine' in schema) return (value) => (typeof value === 'string' ? cleanLine(value) : value)
  if ('anyOf' in schema) return inTurn(schema.anyOf as TSchema[]) // the variants of a union
  if ('items' in schema) return ofItems(schema.items as TSchema) // lists of one kind only
  if ('properties' in schema) return ofFields(schema.properties as Record<string, TSchema>) // an object
  return undefined
}

function inTurn(schemas: readonly TSchema[]): Cleaner | undefined {
  const cleaners = schemas.flatMap((schema) => lineCleaner(schema) ?? [])
  return cleaners.length === 0
    ? undefined
    : (value) => cleaners.reduce((cleaned, clean) => clean(cleaned), value)
}

function ofItems(schema: TSchema): Cleaner | undefined {
  const clean = lineCleaner(schema)
  return clean && ((value) => (Array.isArray(value) ? value.map(clean) : value))
}

function ofFields(fields: Record<string, TSchema>): Cleaner | undefined {
  const cleaners = Object.entries(fields).flatMap(([name, schema]) => {
    const clean = lineCleaner(schema)
    return clean ? [[name, clean] as const] : []
  })
  if (cleaners.length === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const given = new Map(Object.entries(value))
    const present = cleaners.filter(([name]) => given.has(name))
    return { ...value, ...Object.fromEntries(present.map(([name, clean]) => [name, clean(given.get(name))])) }
  }
}
