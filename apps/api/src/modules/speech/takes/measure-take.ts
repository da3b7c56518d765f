import type { Locale } from '@recadinho/contracts/common'
import pLimit from 'p-limit'
import { AppError } from '../../../errors.ts'
import type { OrderLine } from '../lines.ts'
import { isDoubtful, measureAll, type Heard } from '../measure-all.ts'
import type { Recording } from '../wav.ts'

/** Orders are placed on the same machine; and however many parents record, or visitors listen, staff do not wait for them. */
const lanes = { staff: pLimit(2), parent: pLimit(1), visitor: pLimit(1) } as const
/** More would wait for longer than a browser does. */
const waitingAtMost = 20

export interface Take {
  recording: Recording
  line: Pick<OrderLine, 'key' | 'said'>
  /** All lines of the script. */
  lines: readonly Pick<OrderLine, 'key' | 'said'>[]
  locale: Locale
}

/** What is said when in a take, and whether it sounds like another line of its script; `undefined` where nobody speaks. */
export async function measureTake(
  { recording, line, lines, locale }: Take,
  { signal, by }: { signal: AbortSignal; by: keyof typeof lanes },
): Promise<(Heard & { doubtful: boolean }) | undefined> {
  if (by !== 'staff' && lanes[by].pendingCount >= waitingAtMost)
    throw new AppError('unavailable', 'Too many recordings are waiting; try again later')
  return lanes[by](async () => {
    const take = { line, recording }
    const [heard] = await measureAll([take], locale, signal)
    return heard && { ...heard, doubtful: await isDoubtful(take, heard.cost, { all: lines, locale, signal }) }
  })
}
