/**
 * Finds what is said when in a take. A process of its own: comparing it with every line of a script holds up its thread
 * for seconds. JSON on stdin, JSON on stdout.
 */
import { text } from 'node:stream/consumers'
import type { Locale } from '@recadinho/contracts/common'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import { isDoubtful, measureAll, type Heard } from '../measure-all.ts'
import { readWav } from '../wav.ts'

export interface MeasureRequest {
  /** In base64. */
  wav: string
  /** Of the line that was read. */
  key: string
  lines: { key: string; said: readonly string[] }[]
  locale: Locale
}

/** `null` where nobody speaks. */
export type MeasureResponse = (Omit<Heard, 'recording'> & { doubtful: boolean; wav: string }) | null

const request = JSON.parse(await text(process.stdin)) as MeasureRequest // from our own `measure-take.ts`
const lines = request.lines.map(({ key, said }) => ({ key: Buffer.from(key, 'hex'), said }))
const line = lines[request.lines.findIndex(({ key }) => key === request.key)]
if (!line) throw new Error('The line is not in its script')
const take = { line, recording: readWav(Buffer.from(request.wav, 'base64')) }
const { locale } = request
const signal = AbortSignal.timeout(120_000)
const [heard] = await measureAll([take], locale, signal)
process.stdout.write(JSON.stringify(heard ? await responseOf(heard) : null))

async function responseOf({ recording, ...times }: Heard): Promise<MeasureResponse> {
  const doubtful = await isDoubtful(take, times.cost, { all: lines, locale, signal })
  return { ...times, doubtful, wav: Buffer.from(wavOfSpeech(recording)).toString('base64') }
}
