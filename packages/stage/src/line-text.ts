import type { CueWord, Timeline } from './timeline-format.ts'

/** The text of a line as its captions show it, with single spaces between words. */
export function lineText(timeline: Timeline, line: number): string {
  return wordsOf(timeline, line)
    .map((word) => word.w)
    .join(' ')
}

/**
 * The text of a line for the speech synthesiser, with names as they are pronounced. Speak this text to stay in step
 * with the picture.
 */
export function spokenText(timeline: Timeline, line: number): string {
  return saidIn(timeline, line)
    .map(({ said }) => said)
    .join(' ')
}

/**
 * When the word at a character index of `spokenText` begins: moves the picture to the position of a speech synthesiser
 * (the index comes from its `boundary` events). Returns the end of the line for an index past it, and 0 for a line that
 * does not exist.
 */
export function timeOfCharacter(timeline: Timeline, line: number, index: number): number {
  const words = saidIn(timeline, line)
  let at = 0
  for (const { word, said } of words) {
    at += said.length + 1
    if (index < at) return word.from
  }
  return words.at(-1)?.word.to ?? 0
}

function saidIn(timeline: Timeline, line: number): { word: CueWord; said: string }[] {
  return wordsOf(timeline, line)
    .map((word) => ({ word, said: word.say ?? word.w }))
    .filter(({ said }) => said !== '')
}

function wordsOf(timeline: Timeline, line: number): CueWord[] {
  return timeline.captions.cues.filter((cue) => cue.line === line).flatMap((cue) => cue.words)
}
