import type { SpeechClip } from '@recadinho/contracts/speech'
import type { alignAll, Alignment } from './alignment/align.ts'
import { keptProgram } from './alignment/kept-program.ts'
import type { Reference } from './alignment/references.ts'
import { cutTo, secondsOf, type Recording } from './wav.ts'

/** The spoken part of a recording of a line, and when each word of it is said. */
export interface Measured extends Pick<SpeechClip, 'seconds' | 'words' | 'mouth'> {
  recording: Recording
  /** How unlike the line it sounds. */
  cost: number
}

/** A recording of a line, what is spoken for each written word of it, and the reference of all of that. */
export interface Measurable {
  recording: Recording
  said: readonly string[]
  reference: Reference
}

/** Next to the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './alignment/align.ts' : './align.js'
/** In a process of its own: to compare a recording with all lines of a script takes a thread for seconds. */
const align = keptProgram<typeof alignAll>({
  entry: new URL(entry, import.meta.url),
  name: 'alignAll',
})

/** Finds what is said when in recordings of lines; `undefined` where nobody speaks. Rejects if the program fails. */
export async function measure(
  takes: readonly Measurable[],
  signal: AbortSignal,
): Promise<(Measured | undefined)[]> {
  const requests = takes.map(({ said, ...take }) => ({ ...take, text: said.filter(Boolean).join(' ') }))
  const found = await align(requests, signal)
  return takes.map(({ recording, said }, i) => measuredOf(recording, said, found[i]))
}

function measuredOf(
  recording: Recording,
  said: readonly string[],
  found: Alignment | undefined,
): Measured | undefined {
  if (found === undefined) return undefined
  const spoken = cutTo(recording, found)
  const seconds = secondsOf(spoken)
  const at = (time: number) => Math.min(time, seconds)
  return {
    recording: spoken,
    seconds,
    words: writtenWords(said, found.words).map(([from, to]) => [at(from), at(to)]),
    mouth: found.mouth.map(([time, shape]) => [at(time), shape]),
    cost: found.cost,
  }
}

/** A written word that is spoken as several has the time of all of them, and one that its neighbour says none. */
function writtenWords(said: readonly string[], spoken: Alignment['words']): Alignment['words'] {
  let next = 0
  return said.map((each) => {
    const own = spoken.slice(next, next + each.split(/\s+/u).filter(Boolean).length)
    next += own.length
    const end = spoken[next - 1]?.[1] ?? 0
    return [own[0]?.[0] ?? end, end]
  })
}
