import type { ScriptOccasion } from '../script/script-texts.ts'
import type { Light } from '../timeline-format.ts'
import type { SpokenLine } from './spoken-line.ts'

/** Bedtime, in both languages. */
const night =
  /(?:^|[^\p{L}])(?:good ?night|sleep(?:s|ing|y|over)?|asleep|bed ?time|pajamas?|pyjamas|tonight|at night|boa[- ]noite|dorm(?:e|ir|indo|iu)|sono|pijamas?|(?:à|de|esta|toda|hoje à) noite|madrugada)(?!\p{L})/iu

/** Christmas Eve is a night; otherwise what is mentioned of the child, or the buyer's own words, tell it. */
export function lightOf(occasion: ScriptOccasion | null, lines: readonly SpokenLine[]): Light {
  if (occasion === 'christmas') return 'night'
  return lines.some(({ about }) => night.test(about)) ? 'night' : 'day'
}
