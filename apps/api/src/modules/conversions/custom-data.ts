import {
  contentCategories,
  contentNames,
  contentTypes,
  ctaLocations,
  type ConversionData,
} from '@recadinho/contracts/conversions'
import { characterCategories } from '@recadinho/contracts/catalog'

/** What the shop sells, by public ids. */
export interface KnownContents {
  ids: ReadonlySet<string>
  currencies: ReadonlySet<string>
}

type Check = (given: unknown, known: KnownContents) => unknown

const oneOf = (values: readonly string[]) => (given: unknown) =>
  typeof given === 'string' && values.includes(given) ? given : undefined
const number = (least: number, most: number, digits: number) => (given: unknown) =>
  typeof given === 'number' && given >= least && given <= most ? Number(given.toFixed(digits)) : undefined
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

const content: Check = (given, { ids }) => (typeof given === 'string' && ids.has(given) ? given : undefined)

/** §3's keys with the check of each value: free text never passes. */
const checks: Record<keyof ConversionData, Check> = {
  content_ids: (given, known) => {
    const ids = Array.isArray(given) ? given.slice(0, 10).filter((id) => content(id, known)) : []
    return ids.length > 0 ? ids : undefined
  },
  content_id: content,
  content_name: (given, known) => content(given, known) ?? oneOf(contentNames)(given),
  content_type: oneOf(contentTypes),
  content_category: oneOf([...characterCategories, ...contentCategories]),
  value: number(0, 1_000_000, 2),
  currency: (given, { currencies }) =>
    typeof given === 'string' && currencies.has(given) ? given : undefined,
  num_items: number(1, 10, 0),
  transaction_id: (given) => (typeof given === 'string' && uuid.test(given) ? given : undefined),
  video_progress: number(0, 100, 0),
  cta_location: oneOf(ctaLocations),
}

export interface CleanData {
  data: ConversionData
  /** Number of keys that are not §3's or have an invalid value. */
  dropped: number
}

/** Keeps what may go to an advertiser; a value without a currency is in reais (§3). */
export function cleanCustomData(given: Record<string, unknown>, known: KnownContents): CleanData {
  const data: Record<string, unknown> = {}
  let dropped = 0
  for (const [key, value] of Object.entries(given)) {
    const checked = Object.hasOwn(checks, key) ? checks[key as keyof ConversionData](value, known) : undefined // just checked
    if (checked === undefined) dropped += 1
    else data[key] = checked
  }
  if (data['value'] !== undefined) data['currency'] ??= 'BRL'
  return { data, dropped }
}
