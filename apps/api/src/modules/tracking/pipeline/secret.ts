/** What people write: words, numbers of a few digits, and both together, as in `natal2026` or `v3`. */
const plain = /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]{0,20}|\p{Lu}{1,14})\d{0,5}$/u
const between = /[-_.~+:|&/\s]+/

/** From here on a text of anything but words may open something. */
const shortestSecret = 8
const digits = /^\d+$/

/** A token, a key, a code of confirmation: anything that nobody would write as words (T5). */
export const isSecret = (text: string): boolean =>
  text.length >= shortestSecret && !text.split(between).every((part) => part.length < 5 || plain.test(part))

/** An advertiser numbers its campaigns, so there a long number is none. */
export const holdsSecret = (text: string): boolean =>
  text.split(/[\s|&/]+/).some((run) => run.length >= 20 && !digits.test(run) && isSecret(run))

/** A phone number, an order, a person's document. */
export const isNumber = (text: string): boolean => /^\+?[\d.-]{6,}$/.test(text)
