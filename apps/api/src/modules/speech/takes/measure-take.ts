import { fileURLToPath } from 'node:url'
import type { Locale } from '@recadinho/contracts/common'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import pLimit from 'p-limit'
import { AppError } from '../../../errors.ts'
import { runProgram } from '../../videos/check/program.ts'
import type { OrderLine } from '../lines.ts'
import type { Heard } from '../measure-all.ts'
import { readWav, type Recording } from '../wav.ts'
import type { MeasureRequest, MeasureResponse } from './measure-main.ts'

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './measure-main.ts' : './measure-take.js'
const timeoutMs = 120_000
/** Orders are placed on the same machine; and however many parents record, or visitors listen, staff do not wait for them. */
const lanes = { staff: pLimit(2), parent: pLimit(1), visitor: pLimit(1) } as const
/** More would wait for longer than a browser does. */
const waitingAtMost = 20

export interface Take {
  recording: Recording
  line: Pick<OrderLine, 'key'>
  /** All lines of the script. */
  lines: readonly Pick<OrderLine, 'key' | 'said'>[]
  locale: Locale
}

/** What is said when in a take, and whether it sounds like another line of its script; `undefined` where nobody speaks. */
export async function measureTake(
  { recording, line, lines, locale }: Take,
  { signal, by }: { signal: AbortSignal; by: keyof typeof lanes },
): Promise<(Heard & { doubtful: boolean }) | undefined> {
  const request: MeasureRequest = {
    wav: Buffer.from(wavOfSpeech(recording)).toString('base64'),
    key: line.key.toString('hex'),
    lines: lines.map(({ key, said }) => ({ key: key.toString('hex'), said })),
    locale,
  }
  const program = fileURLToPath(new URL(entry, import.meta.url))
  if (by !== 'staff' && lanes[by].pendingCount >= waitingAtMost)
    throw new AppError('unavailable', 'Too many recordings are waiting; try again later')
  const { stdout } = await lanes[by](() =>
    runProgram(process.execPath, [program], {
      env: {},
      timeout: timeoutMs,
      signal,
      group: true,
      input: JSON.stringify(request),
    }),
  )
  const response = JSON.parse(stdout) as MeasureResponse // our own `measure-main.ts` wrote it
  if (response === null) return undefined
  const { wav, ...times } = response
  return { ...times, recording: readWav(Buffer.from(wav, 'base64')) }
}
