import { spokenWords } from './say-as.ts'
import { timeLine } from './speech-timing.ts'
import type { StageLocale } from './timeline-format.ts'

/** How fast to speak to a child of this age, as a factor of a speaker's own pace: the little ones need longer to understand. */
export const paceFor = (age: number): number => (age <= 3 ? 0.85 : age <= 6 ? 0.9 : 0.95)

/** Estimated speaking time of a text at an easy pace, in seconds; 0 for a blank text. */
export function speakingSeconds(text: string, locale: StageLocale): number {
  return timeLine(spokenWords(text), 0, 1, locale).end
}
