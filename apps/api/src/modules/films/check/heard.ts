import type { SpeechFinding } from '@recadinho/contracts/films'
import type { HeardLine } from '../heard-lines.ts'
import { trueOf } from './findings.ts'

/** How quickly a film may be spoken, as a share of an easy pace: little children need longer to understand. */
const quickest = (age: number | null): number => (age === null || age >= 10 ? 0.55 : age <= 3 ? 0.75 : 0.65)

/** F4.4: what is wrong with what is said in a film. */
export function heardFindings(heard: readonly HeardLine[], age: number | null): SpeechFinding[] {
  const said = heard.filter(({ clip }) => clip !== undefined)
  const seconds = said.reduce((sum, { times }) => sum + (times?.seconds ?? 0), 0)
  const easy = said.reduce((sum, { estimatedSeconds }) => sum + estimatedSeconds, 0)
  const found: Record<SpeechFinding, boolean> = {
    // Where nobody says anything, none is missing.
    not_voiced: said.length < heard.length && (said.length > 0 || heard.some(({ isSayable }) => isSayable)),
    draft_voice: said.some(({ clip }) => clip?.is_draft),
    doubtful_voice: said.some(({ clip }) => clip?.doubtful),
    not_aligned: said.some(({ clip }) => clip?.cost === null),
    spoken_fast: seconds < easy * quickest(age),
  }
  return trueOf(found)
}
