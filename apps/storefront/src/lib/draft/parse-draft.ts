import { orderStatuses } from '@recadinho/contracts/filters'
import { paymentMethods } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { Likeness } from '@recadinho/contracts/likeness'
import { limits } from '@recadinho/contracts/limits'
import {
  occasions,
  personalization,
  personalizationFields,
  unsaidChoices,
  type OtherChild,
  type Personalization,
  type Unsaid,
  type ValueOf,
} from '@recadinho/contracts/personalization'
import { parseEdited } from '../script/parse-script.ts'
import {
  emptyDraft,
  isUuid,
  type Draft,
  type DraftPromoCode,
  type SelectedCharacter,
  type SelectedPackage,
} from './draft.ts'

/**
 * Parses a stored draft; returns `undefined` for anything else. Storage can contain anything (an older release,
 * hand-edited text): each missing or invalid field gets its default, and nothing throws.
 */
export function parseDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored) || !isUuid(stored['id'])) return undefined
  const selectedPackage = parsePackage(stored['selectedPackage'])
  const promoCode = parsePromoCode(stored['promoCode'])
  const empty = emptyDraft(stored['id'])
  return {
    ...empty,
    selectedPackage,
    selectedCharacters: parseCharacters(stored['selectedCharacters'], selectedPackage?.charactersCount ?? 1),
    ...parseFields(stored, empty),
    whatsappCountry: matching(/^[A-Z]{2}$/, stored['whatsappCountry']),
    script: parseEdited(stored['script']),
    serverScript: stored['serverScript'],
    paymentMethod: oneOf(paymentMethods, stored['paymentMethod']),
    orderStatus: oneOf(orderStatuses, stored['orderStatus']) ?? 'pending',
    ...(promoCode ? { promoCode } : {}),
  }
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** More than can be sent, so that the buyer can still shorten a text that is too long. */
const longest = 4 * limits.notesByHandMax
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : null)

const matching = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : null

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((known) => known === value) ?? null

const whole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

/** What storage holds of each kind of field; `null` for anything else. */
const parsers: { [Kind in keyof ValueOf]: (value: unknown) => ValueOf[Kind] | null } = {
  line: text,
  prose: text,
  phone: text,
  age: (value) => (whole(value, limits.ageMin, limits.ageMax) ? value : null),
  occasion: (value) => oneOf(occasions, value),
  day: (value) => matching(/^\d{4}-\d{2}-\d{2}$/, value),
  yesNo: (value) => (typeof value === 'boolean' ? value : null),
  children: parseChildren,
  unsaid: parseUnsaid,
  // `likenessOf` reads it where it is shown and sent, so that this code need not know the choices.
  likeness: (value) => (isRecord(value) ? (value as unknown as Likeness) : null),
}

const parseFields = (stored: Record<string, unknown>, empty: Personalization) =>
  Object.fromEntries(
    personalizationFields.map((field) => [
      field,
      parsers[personalization[field].kind](stored[field]) ?? empty[field],
    ]),
  ) as Personalization // a value of its kind for each

function parseChildren(value: unknown): OtherChild[] | null {
  if (!Array.isArray(value)) return null
  const children = value.filter((child) => isRecord(child)).slice(0, limits.otherChildrenMax)
  return children.map(({ name, nameHint }) => ({ name: text(name) ?? '', nameHint: text(nameHint) ?? '' }))
}

function parsePackage(value: unknown): SelectedPackage | null {
  if (!isRecord(value)) return null
  const id = matching(slug, value['id'])
  const price = parseMoney(value['price'])
  const charactersCount = value['charactersCount']
  return id && price && whole(charactersCount, 1, limits.charactersMax)
    ? { id, price, charactersCount }
    : null
}

function parseMoney(value: unknown): Money | undefined {
  if (!isRecord(value)) return undefined
  const { amount } = value
  const currency = matching(/^[A-Z]{3}$/, value['currency'])
  return currency && whole(amount, 0, Number.MAX_SAFE_INTEGER) ? { amount, currency } : undefined
}

/** Removes duplicates and limits the list to the package's size; without a package, to one. */
function parseCharacters(value: unknown, count: number): SelectedCharacter[] {
  if (!Array.isArray(value)) return []
  const ids = value.map((entry: unknown) => (isRecord(entry) ? matching(slug, entry['id']) : null))
  const known = ids.filter((id) => id !== null)
  return [...new Set(known)].slice(0, count).map((id) => ({ id }))
}

function parseUnsaid(value: unknown): Unsaid {
  if (!Array.isArray(value)) return []
  return value.slice(0, limits.unsaidMax).flatMap((entry: unknown) => {
    if (!isRecord(entry)) return []
    const part = text(entry['text'])
    const choice = oneOf(unsaidChoices, entry['choice'])
    return part && part.length <= limits.notesByHandMax && choice ? [{ text: part, choice }] : []
  })
}

function parsePromoCode(value: unknown): DraftPromoCode | undefined {
  if (!isRecord(value)) return undefined
  const code = matching(/^[A-Za-z0-9_-]{1,40}$/, value['code'])
  const { discountPercentage } = value
  return code && whole(discountPercentage, 1, 100) ? { code, discountPercentage } : undefined
}
