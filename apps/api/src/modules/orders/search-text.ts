import { spellingsOf } from '@recadinho/i18n/chat-numbers'
import type { OrdersTable } from '../../db/schema/orders.ts'

/** Lower case without accents, so that `olivia` finds `Olívia`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The words that find an order. Each starts after a space, so that `% word%` matches beginnings only. */
export const searchTextOf = (
  order: Pick<OrdersTable, 'number' | 'whatsapp_number' | 'guardian_name' | 'child_name'> & {
    other_children: readonly { name: string }[]
  },
): string =>
  ` ${fold(
    [
      order.number,
      order.number.slice(2),
      order.whatsapp_number,
      order.guardian_name,
      order.child_name,
      ...order.other_children.map(({ name }) => name),
    ].join(' '),
  )}`

/** Apostrophes and hyphens, which people type in several ways or leave out. `order_search_keys` has the same. */
export const separators = "'’‘ʼ´`-‐‑–"
const separator = new RegExp(`[${separators.replace('-', String.raw`\-`)}]`, 'g')

/** A search term, prepared for the database. */
export interface Search {
  /** What is compared: the email address, or the search text with blanks instead of separators. */
  of: 'email' | 'text'
  /** The `LIKE` patterns, of which one must match. */
  patterns: string[]
  /** The keys that every match has in `order_search_entries`, as a `tsquery`; `undefined` for an empty term. */
  keys: string | undefined
  /** Whether it is so long a number, or an email address, that few orders match. */
  isRare: boolean
  /** The values that it is if it was typed as a whole. */
  whole: { numbers: string[]; phones: string[]; email: string }
}

/**
 * Digits match anywhere in a number, in each of its spellings. Other text must start at the beginning of a word or of
 * a part of one (“Marie” in “Anne-Marie”), an email address at its own beginning.
 */
export function searchFor(typed: string): Search {
  const text = fold(typed).replace(/^# ?/, '')
  const digits = text.replace('(0)', '').replaceAll(/[\s()+.-]/g, '')
  const phones = /^\d{4,}$/.test(digits) ? numbersLike(digits) : []
  const number = text.toUpperCase()
  const found = {
    isRare: /\d/.test(text) && text.length >= 8,
    whole: { numbers: [number, `R-${number}`], phones, email: text },
  }
  if (/^[^\s@]+@[^\s@]*$/.test(text))
    return { ...found, of: 'email', patterns: [`${escaped(text)}%`], keys: quoted(text, true), isRare: true }
  const words = { pattern: `% ${escaped(text.replaceAll(separator, ' '))}%`, keys: keysOfWords(text) }
  const [phone] = phones
  if (phone === undefined) return { ...found, of: 'text', patterns: [words.pattern], keys: words.keys }
  const patterns = phones.map((each) => `%${each}%`)
  const keys = keysOfDigits(phone)
  if (text === digits || words.keys === undefined) return { ...found, of: 'text', patterns, keys }
  // A name may consist of digits, too: “1 000.00”.
  return { ...found, of: 'text', patterns: [...patterns, words.pattern], keys: `(${keys}) | (${words.keys})` }
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The ways in which a typed number may be stored, without the 0 dialed before it. All have the same last eight digits. */
function numbersLike(typed: string): string[] {
  const digits = typed.length < 9 ? typed : typed.replace(/^0+(?=\d{8})/, '')
  const national = digits.length === 10 || digits.length === 11
  const spelled = (national ? ['55', '54', '52'] : []).flatMap((code) =>
    spellingsOf(code + digits).map((number) => number.slice(code.length)),
  )
  return [...new Set([digits, ...spellingsOf(digits), ...spelled])]
}

/**
 * Every four consecutive digits of the last eight: the first digits are country and area codes, which many numbers
 * share.
 */
function keysOfDigits(digits: string): string {
  const last = digits.slice(-8)
  const fours = Array.from({ length: last.length - 3 }, (_, index) => `#${last.slice(index, index + 4)}`)
  return fours.map((four) => quoted(four)).join(' & ')
}

/**
 * Pairs of neighbouring words of a name, which are rarer than single words; the last word may be a prefix. Names are
 * split at their separators, numbers of orders are not.
 */
function keysOfWords(text: string): string | undefined {
  const isName = (word: string | undefined) => word !== undefined && !/\d/.test(word)
  const words = text
    .split(' ')
    .flatMap((word) => (isName(word) && !word.startsWith('r-') ? word.split(separator) : word))
    .filter((word) => word !== '')
  const keys = words.flatMap((word, index) => {
    const before = words[index - 1]
    const isLast = index === words.length - 1
    if (isName(word) && isName(before)) return [quoted(`+${before} ${word}`, isLast)]
    // The next pair covers this word too.
    return isName(word) && isName(words[index + 1]) ? [] : [quoted(word, isLast)]
  })
  return keys.length === 0 ? undefined : keys.join(' & ')
}

/** A quoted key for `tsquery`; with `begins` it matches as a prefix. */
const quoted = (key: string, begins = false) =>
  `'${key.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'${begins ? ':*' : ''}`
