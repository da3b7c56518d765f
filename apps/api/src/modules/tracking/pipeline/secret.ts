/** What people write: words, numbers of a few digits, and both together, as in `natal2026` or `v3`. */
const plain = /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]{0,20}|\p{Lu}{1,14})\d{0,5}$/u
const between = /[-_.~+:|&/\s]+/

/** From here on a text of anything but words may open something. */
const shortestSecret = 8

/** A token, a key, a code of confirmation: anything that nobody would write as words (T5). */
export const isSecret = (text: string): boolean =>
  text.length >= shortestSecret && !text.split(between).every((part) => part.length < 5 || plain.test(part))

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i
const shortestRun = 20
/** A word, an abbreviation or a number: what a run that people write consists of. */
const pieces = /\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+|\d+/gu

/**
 * In public words, as the name of a campaign: a UUID, or an unbroken run that changes between letters and digits, or capitals
 * and small ones, about every other character, as only random ones do. An advertiser's long number is none.
 */
export const holdsSecret = (text: string): boolean =>
  uuid.test(text) || text.split(/[^\p{L}\p{M}\p{N}]+/u).some(isRandom)

const isRandom = (run: string) =>
  run.length >= shortestRun && run.length < 3 * (run.match(pieces) ?? []).length

/** A phone number, an order, a person's document. */
export const isNumber = (text: string): boolean => /^\+?[\d.-]{6,}$/.test(text)
