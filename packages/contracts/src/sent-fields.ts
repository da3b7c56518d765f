import { likenessOf } from './likeness.ts'
import { cleanLine } from './one-line.ts'
import type { CreateOrderBody } from './orders.ts'
import {
  personalization,
  personalizationFields,
  type Personalization,
  type PersonalizationField,
} from './personalization.ts'

/** A field as it is sent: texts without blanks at their ends, and `null` for an optional one that is empty. */
export function sentValue(field: PersonalizationField, value: Personalization[PersonalizationField]) {
  if (Array.isArray(value)) return value.map(sentEntry)
  // A browser may have kept one of another release, which the shop would refuse.
  if (field === 'likeness') return likenessOf(value)
  if (typeof value !== 'string') return value
  const text = personalization[field].kind === 'line' ? cleanLine(value) : value.trim()
  return text === '' && 'optional' in personalization[field] ? null : text
}

/** An entry of a list: a child, whose hint is optional, or a choice about a part of the notes, which is sent as it is. */
function sentEntry(entry: Personalization['otherChildren' | 'unsaid'][number]) {
  if (!('name' in entry)) return entry
  const hint = cleanLine(entry.nameHint)
  return { name: cleanLine(entry.name), ...(hint ? { nameHint: hint } : {}) }
}

/** The fields of a new order as they are sent: empty optional ones are left out. */
export function sentFields(values: Personalization) {
  const sent = personalizationFields.map((field) => [field, sentValue(field, values[field])] as const)
  return Object.fromEntries(
    sent.filter(([, value]) => value !== null && (!Array.isArray(value) || value.length > 0)),
  ) as Pick<CreateOrderBody, PersonalizationField> // a value for each required field; the server checks them
}
