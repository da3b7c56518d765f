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
  return vttOf(
    cues.map((text, index) => {
      const from = (spoken / total) * seconds
      spoken += weights[index] ?? 0
      return { from, to: (spoken / total) * seconds, text }
    }),
  )
}

function vttOf(cues: readonly { from: number; to: number; text: string }[]): string {
  const blocks = cues.map(({ from, to, text }) => `${instant(from)} --> ${instant(to)}\n${escaped(text)}\n`)
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

function instant(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
