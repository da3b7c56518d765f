import { spokenWords } from './say-as.ts'
import { timeLine } from './speech-timing.ts'
import type { StageLocale } from './timeline-format.ts'

/** About how long a text takes when it is spoken at an easy pace, in seconds; 0 for a blank one. */
export function speakingSeconds(text: string, locale: StageLocale): number {
  return timeLine(spokenWords(text), 0, 1, locale).end
}
