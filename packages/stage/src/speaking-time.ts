import { spokenWords } from './say-as.ts'
import { timeLine } from './speech-timing.ts'
import type { StageLocale } from './timeline-format.ts'

/** Estimated speaking time of a text at an easy pace, in seconds; 0 for a blank text. */
export function speakingSeconds(text: string, locale: StageLocale): number {
  return timeLine(spokenWords(text), 0, 1, locale).end
}
