/** Lower case without accents, so that `olivia` finds `Olívia`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The words that an order is found by. Each starts after a space, so that `% word%` matches beginnings only. */
export const searchTextOf = (order: {
  number: string
  whatsappNumber: string
  guardianName: string
  childName: string
}): string =>
  ` ${fold([order.number, order.number.slice(2), order.whatsappNumber, order.guardianName, order.childName].join(' '))}`

/** What staff typed, as the database looks for it. */
export interface Search {
  /** The `LIKE` pattern that decides. */
  pattern: string
  /** The keys of `order_search_keys` that all its orders have, as a `tsquery`; `undefined` when nothing was typed. */
  keys: string | undefined
}

/** Digits are found anywhere in a number; else the text must begin where a word begins. */
export function searchFor(typed: string): Search {
  const text = fold(typed)
  const digits = text.replaceAll(/[\s()+.-]/g, '')
  if (/^\d{4,}$/.test(digits)) return { pattern: `%${digits}%`, keys: keysOfDigits(digits) }
  return { pattern: `% ${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, keys: keysOfWords(text) }
}

/** Each four digits in a row of the last eight: the first ones are a country's and a region's, which many numbers share. */
function keysOfDigits(digits: string): string {
  const last = digits.slice(-8)
  const fours = Array.from({ length: last.length - 3 }, (_, index) => `#${last.slice(index, index + 4)}`)
  return fours.map((four) => quoted(four)).join(' & ')
}

/** Each two words of a name together, which is rarer than either; the last word may go on. */
function keysOfWords(text: string): string | undefined {
  const words = text.split(' ').filter((word) => word !== '')
  const isName = (word: string | undefined) => word !== undefined && !/\d/.test(word)
  const keys = words.flatMap((word, index) => {
    const before = words[index - 1]
    const isLast = index === words.length - 1
    if (isName(word) && isName(before)) return [quoted(`+${before} ${word}`, isLast)]
    // The next two words together say this one as well.
    return isName(word) && isName(words[index + 1]) ? [] : [quoted(word, isLast)]
  })
  return keys.length === 0 ? undefined : keys.join(' & ')
}

/** A key as `tsquery` reads it; with `begins`, any key that begins so. */
const quoted = (key: string, begins = false) =>
  `'${key.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'${begins ? ':*' : ''}`
