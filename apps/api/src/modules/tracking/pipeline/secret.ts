/** Ordinary text: words, numbers of a few digits, and both together, as in `natal2026` or `v3`. */
const plain = /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]{0,20}|\p{Lu}{1,14})\d{0,5}$/u
const between = /[-_.~+:|&/\s]+/

/** The shortest text that may be a secret, unless it consists of words. */
const shortestSecret = 8

/** A token, key or confirmation code: anything that nobody would write as words (T5). */
export const isSecret = (text: string): boolean =>
  text.length >= shortestSecret && !text.split(between).every((part) => part.length < 5 || plain.test(part))

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i
const shortestRun = 20
/** The parts of ordinary text: a word, an abbreviation or a number. */
const pieces = /\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+|\d+/gu

/**
 * In public names, such as a campaign's: a UUID, or an unbroken run that changes between letters and digits, or upper
 * and lower case, about every other character, as only random text does. An advertiser's long number is not a secret.
 */
export const holdsSecret = (text: string): boolean =>
  uuid.test(text) || text.split(/[^\p{L}\p{M}\p{N}]+/u).some(isRandom)

const isRandom = (run: string) =>
  run.length >= shortestRun && run.length < 3 * (run.match(pieces) ?? []).length

/** A phone number, an order number, or the number of a person's document. */
export const isNumber = (text: string): boolean => /^\+?[\d.-]{6,}$/.test(text)
