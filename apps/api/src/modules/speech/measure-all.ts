import type { Locale } from '@recadinho/contracts/common'
import { ProgramFailed, OutOfResources } from '../videos/check/program.ts'
import { doubtfulCost, otherWordsCost, soundsLikeAnotherLine, spanOf } from './alignment/align.ts'
import { referencesOf, type Reference } from './alignment/references.ts'
import { estimate } from './estimate.ts'
import { spokenIn, type OrderLine } from './lines.ts'
import { measure, type Measured } from './measured.ts'
import type { Recording } from './wav.ts'

/** A recording with its times. Without a cost they are an estimate. */
export interface Heard extends Omit<Measured, 'cost'> {
  cost: number | null
}

/** What of a line matters here. */
type MeasuredLine = Pick<OrderLine, 'key' | 'said'>

interface Take {
  line: MeasuredLine
  recording: Recording
}

/** The times of recordings of lines, each `undefined` where nobody speaks. */
export async function measureAll(
  takes: readonly Take[],
  locale: Locale,
  signal: AbortSignal,
): Promise<(Heard | undefined)[]> {
  const references = await referencesFor(
    takes.map(({ line, recording }) => ({ line, seconds: secondsOf(recording) })),
    locale,
    signal,
  )
  return takes.map(({ line, recording }, i): Heard | undefined => {
    const reference = references?.[i]
    const found = reference ? measure(recording, line.said, reference) : estimate(recording, line.said)
    return found && { cost: null, ...found }
  })
}

/**
 * Whether a recording sounds like another line, or like none, by what it costs to find its own in it. `all` are the lines
 * of its script, with each of which it is compared only if that cost is high.
 */
export async function isDoubtful(
  take: Take,
  cost: number | null,
  script: { all: readonly MeasuredLine[]; locale: Locale; signal: AbortSignal },
): Promise<boolean> {
  if (cost === null || cost <= doubtfulCost) return false
  return cost > otherWordsCost || (await isAnotherLine(take, cost, script))
}

/** The length of its speech, which the reference is to take as well. */
function secondsOf(recording: Recording): number {
  const span = spanOf(recording)
  return span ? span.to - span.from : recording.samples.length / recording.rate
}

/** `undefined` where the program that says them fails. */
async function referencesFor(
  lines: readonly { line: MeasuredLine; seconds: number }[],
  locale: Locale,
  signal: AbortSignal,
): Promise<Reference[] | undefined> {
  try {
    return await referencesOf(
      lines.map(({ line, seconds }) => ({ text: spokenIn(line), locale, seconds })),
      signal,
    )
  } catch (error) {
    if (error instanceof ProgramFailed || error instanceof OutOfResources) return undefined
    throw error
  }
}

async function isAnotherLine(
  { line, recording }: Take,
  cost: number,
  { all, locale, signal }: { all: readonly MeasuredLine[]; locale: Locale; signal: AbortSignal },
): Promise<boolean> {
  const others = all.filter(({ key }) => !key.equals(line.key))
  const seconds = secondsOf(recording)
  const references = await referencesFor(
    others.map((other) => ({ line: other, seconds })),
    locale,
    signal,
  )
  const costs = others.flatMap((other, i) => {
    const reference = references?.[i]
    const found = reference && measure(recording, other.said, reference)
    return found ? [found.cost] : []
  })
  return soundsLikeAnotherLine(cost, costs)
}
