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
  /** It sounds like another line, or like none. */
  doubtful: boolean
}

/** What of a line matters here. */
type MeasuredLine = Pick<OrderLine, 'key' | 'said'>

interface Take {
  line: MeasuredLine
  recording: Recording
}

/** The times of recordings of lines, each `undefined` where nobody speaks. `all` are the lines of their script. */
export async function measureAll(
  takes: readonly Take[],
  all: readonly MeasuredLine[],
  locale: Locale,
  signal: AbortSignal,
): Promise<(Heard | undefined)[]> {
  const references = await referencesFor(
    takes.map(({ line, recording }) => ({ line, seconds: secondsOf(recording) })),
    locale,
    signal,
  )
  const heard = takes.map(({ line, recording }, i): Heard | undefined => {
    const reference = references?.[i]
    const found = reference ? measure(recording, line.said, reference) : estimate(recording, line.said)
    return found && { cost: null, ...found, doubtful: false }
  })
  for (const [i, one] of heard.entries()) {
    const take = takes[i]
    if (one && take && one.cost !== null && one.cost > doubtfulCost)
      one.doubtful =
        one.cost > otherWordsCost || (await isAnotherLine(take, one.cost, { all, locale, signal }))
  }
  return heard
}

/** How long somebody speaks in it, so that the reference speaks as long. */
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
