import type { Gateway } from '../../gateway.ts'

/** The type of an action's field; `?` makes it optional. A list of words accepts one of them. */
export type Field =
  | 'text'
  | 'text?'
  | 'count'
  | 'count?'
  | 'percent?'
  | 'signed?'
  | 'cents?'
  | 'yes-no'
  | readonly string[]
export type Fields = Record<string, Field>

type Value<F extends Field> = F extends readonly (infer W)[]
  ? W
  : F extends 'text' | 'text?'
    ? string
    : F extends 'yes-no'
      ? boolean
      : number
type Optional<F extends Fields> = { [K in keyof F]: F[K] extends `${string}?` ? K : never }[keyof F]

/** The input described by an action's fields. */
export type Input<F extends Fields> = { [K in Exclude<keyof F, Optional<F>>]: Value<F[K]> } & {
  [K in Optional<F>]?: Value<F[K]> | undefined
}

export interface Action<F extends Fields, R> {
  fields: F
  run: (gateway: Gateway, input: Input<F>) => R
}

export function action<const F extends Fields, R>(
  fields: F,
  run: (gateway: Gateway, input: Input<F>) => R,
): Action<F, R> {
  return { fields, run }
}

/** Parses an action's input from JSON or a form; throws an Error that says what is wrong. */
export function readInput<F extends Fields>(fields: F, given: Record<string, unknown>): Input<F> {
  const foreign = Object.keys(given).find((name) => !Object.hasOwn(fields, name))
  if (foreign !== undefined) throw new Error(`Unknown field ${foreign}.`)
  const input = Object.entries(fields).flatMap(([name, field]) => {
    const value = given[name]
    const absent = value === undefined || value === ''
    if (absent && typeof field === 'string' && field.endsWith('?')) return []
    return [[name, readField(name, field, absent ? undefined : value)] as const]
  })
  return Object.fromEntries(input) as Input<F> // each field was parsed by its own rule
}

function readField(name: string, field: Field, value: unknown): unknown {
  if (typeof field !== 'string') {
    if (typeof value === 'string' && field.includes(value)) return value
    throw new Error(`${name} must be one of ${field.join(', ')}.`)
  }
  if (field === 'text' || field === 'text?') {
    if (typeof value === 'string') return value
    throw new Error(`${name} must be a text.`)
  }
  if (field === 'yes-no') {
    if (value === true || value === 'true') return true
    if (value === false || value === 'false') return false
    throw new Error(`${name} must be true or false.`)
  }
  const number = typeof value === 'string' && /^-?\d{1,12}$/.test(value) ? Number(value) : value
  const most = field === 'percent?' ? 100 : Number.MAX_SAFE_INTEGER
  const least = field === 'signed?' ? -most : 0
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= least && number <= most)
    return number
  throw new Error(`${name} must be a whole number${field === 'percent?' ? ' up to 100' : ''}.`)
}
