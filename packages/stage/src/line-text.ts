import type { CueWord, Timeline } from './timeline-format.ts'

/** The text of a line as its captions show it: words with single spaces. Speak this to stay in step. */
export function lineText(timeline: Timeline, line: number): string {
  return wordsOf(timeline, line)
    .map((word) => word.w)
    .join(' ')
}

/**
 * When the word at a character of `lineText` begins: moves the picture to where a speech synthesiser is
 * (`boundary` events tell the index). The end of the line for an index past it, 0 for a line that is not there.
 */
export function timeOfCharacter(timeline: Timeline, line: number, index: number): number {
  const words = wordsOf(timeline, line)
  let at = 0
  for (const word of words) {
    at += word.w.length + 1
    if (index < at) return word.from
  }
  return words.at(-1)?.to ?? 0
}

function wordsOf(timeline: Timeline, line: number): CueWord[] {
  return timeline.captions.cues.filter((cue) => cue.line === line).flatMap((cue) => cue.words)
}
