import type { Occasion } from '../occasion.ts'
import type { Light } from '../timeline-format.ts'
import type { SpokenLine } from './spoken-line.ts'

/** Bedtime, in both languages. */
const night =
  /(?:^|[^\p{L}])(?:good ?night|sleep(?:s|ing|y|over)?|asleep|bed ?time|pajamas?|pyjamas|tonight|at night|boa[- ]noite|dorm(?:e|ir|indo|iu)|sono|pijamas?|(?:à|de|esta|toda|hoje à) noite|madrugada)(?!\p{L})/iu

/** Under this age a night is no place for a film. */
const NIGHT_FROM = 4

export const isLittle = (age: number | null): boolean => age !== null && age < NIGHT_FROM

/**
 * An occasion may have its hour; otherwise what is mentioned of the child, or the buyer's own words, tell it. There is no
 * night for the little ones (D9).
 */
export function lightOf(
  occasion: Occasion | undefined,
  lines: readonly SpokenLine[],
  age: number | null,
): Light {
  if (occasion?.light) return occasion.light
  if (isLittle(age)) return 'day'
  return lines.some(({ about }) => night.test(about)) ? 'night' : 'day'
}
