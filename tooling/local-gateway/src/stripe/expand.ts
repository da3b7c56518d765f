import type { Ledger } from '../ledger.ts'
import { invalid } from './errors.ts'

const KINDS = {
  pi: 'payment_intent',
  ch: 'charge',
  py: 'charge',
  pm: 'payment_method',
  re: 'refund',
  pyr: 'refund',
} as const

/** Replaces ids by their objects along each path (`latest_charge`, `data.payment_intent`), at most four levels deep. */
export function expand<T extends object>(ledger: Ledger, answer: T, paths: string[]): T {
  let expanded = answer
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > 4) throw invalid('You cannot expand more than 4 levels of a property.', 'expand')
    expanded = along(ledger, expanded, steps, path) as T // the same object with one field replaced
  }
  return expanded
}

function along(ledger: Ledger, value: unknown, [step, ...rest]: string[], path: string): unknown {
  if (step === undefined) return value
  if (Array.isArray(value)) return value.map((item) => along(ledger, item, [step, ...rest], path))
  if (typeof value !== 'object' || value === null || !(step in value)) throw cannot(path)
  const field: unknown = value[step as keyof typeof value] // checked with `in`
  if (field === null) return value
  const object = typeof field === 'string' ? lookUp(ledger, field, path) : field
  if (typeof object !== 'object') throw cannot(path)
  return { ...value, [step]: along(ledger, object, rest, path) }
}

function lookUp(ledger: Ledger, id: string, path: string): object {
  const prefix = id.slice(0, id.lastIndexOf('_'))
  const kind = Object.hasOwn(KINDS, prefix) ? KINDS[prefix as keyof typeof KINDS] : undefined // just checked
  const object = kind && ledger.get(kind, id)
  if (!object) throw cannot(path)
  return object
}

function cannot(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand')
}
