import type { Locale } from '@recadinho/contracts/common'
import { doubtfulCost, otherWordsCost, soundsLikeAnotherLine, spanOf } from './alignment/align.ts'
import { referencesOf } from './alignment/references.ts'
import { estimate } from './estimate.ts'
import { spokenIn, type OrderLine } from './lines.ts'
import { measure, type Measured } from './measured.ts'
import { secondsOf, type Recording } from './wav.ts'

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
  const measured = await compare(takes.map(withLength), locale, signal)
  return takes.map(({ line, recording }, i): Heard | undefined => {
    const found = measured ? measured[i] : estimate(recording, line.said)
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

/** With the length of its speech, which the reference is to take as well. */
function withLength({ line, recording }: Take): Take & { seconds: number } {
  const span = spanOf(recording)
  return { line, recording, seconds: span ? span.to - span.from : secondsOf(recording) }
}

/** Compares recordings with their lines; `undefined` where a program that does it fails. */
async function compare(
  takes: readonly (Take & { seconds: number })[],
  locale: Locale,
  signal: AbortSignal,
): Promise<(Measured | undefined)[] | undefined> {
  if (takes.length === 0) return []
  try {
    const references = await referencesOf(
      takes.map(({ line, seconds }) => ({ text: spokenIn(line), locale, seconds })),
      signal,
    )
    const measurable = takes.flatMap(({ line: { said }, recording }, i) => {
      const reference = references[i]
      return reference ? [{ recording, said, reference }] : []
    })
    return await measure(measurable, signal)
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}

async function isAnotherLine(
  take: Take,
  cost: number,
  { all, locale, signal }: { all: readonly MeasuredLine[]; locale: Locale; signal: AbortSignal },
): Promise<boolean> {
  const { recording, seconds } = withLength(take)
  const others = all.filter(({ key }) => !key.equals(take.line.key))
  const compared = await compare(
    others.map((line) => ({ line, recording, seconds })),
    locale,
    signal,
  )
  return soundsLikeAnotherLine(cost, compared?.flatMap((other) => (other ? [other.cost] : [])) ?? [])
}
