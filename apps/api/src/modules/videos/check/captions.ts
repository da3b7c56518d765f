import { captionText, captionTime } from '@recadinho/stage/captions'

/** About two lines on a phone. */
const charactersAtMost = 70

/**
 * WebVTT captions of the script, spread over the video's duration in proportion to text length. The timing is
 * estimated, but close enough to follow without sound.
 */
export function captionsOf(script: string, seconds: number): string {
  const cues = script
    .split(/(?<=[.!?…])\s+|\n+/)
    .flatMap(inLines)
    .filter((cue) => cue !== '')
  const weights = cues.map((cue) => cue.length + 8)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let spoken = 0
  const blocks = cues.map((cue, index) => {
    const from = (spoken / total) * seconds
    spoken += weights[index] ?? 0
    return `${captionTime(from)} --> ${captionTime((spoken / total) * seconds)}\n${captionText(cue)}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** Breaks a long sentence between words. */
function inLines(sentence: string): string[] {
  const lines: string[] = []
  for (const word of sentence.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < charactersAtMost)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
