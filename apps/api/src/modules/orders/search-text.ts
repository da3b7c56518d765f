/** Lower case without accents, so that `olivia` finds `Olívia`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The words that find an order. Each starts after a space, so that `% word%` matches beginnings only. */
export const searchTextOf = (order: {
  number: string
  whatsappNumber: string
  guardianName: string
  childName: string
}): string =>
  ` ${fold([order.number, order.number.slice(2), order.whatsappNumber, order.guardianName, order.childName].join(' '))}`

/** A search term, prepared for the database. */
export interface Search {
  /** The `LIKE` pattern that decides. */
  pattern: string
  /** The keys that every match has in `order_search_entries`, as a `tsquery`; `undefined` for an empty term. */
  keys: string | undefined
}

/** Digits match anywhere in a number; other text must start at the beginning of a word. */
export function searchFor(typed: string): Search {
  const text = fold(typed)
  const digits = text.replaceAll(/[\s()+.-]/g, '')
  if (/^\d{4,}$/.test(digits)) return { pattern: `%${digits}%`, keys: keysOfDigits(digits) }
  return { pattern: `% ${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, keys: keysOfWords(text) }
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

/** Pairs of neighbouring words of a name, which are rarer than single words; the last word may be a prefix. */
function keysOfWords(text: string): string | undefined {
  const words = text.split(' ').filter((word) => word !== '')
  const isName = (word: string | undefined) => word !== undefined && !/\d/.test(word)
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
