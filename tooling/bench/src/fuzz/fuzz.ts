import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '../soak/random.ts'
import { inLanes } from '../load.ts'
import { print } from '../print.ts'
import { startShop } from '../shop.ts'
import { signIn } from '../staff.ts'
import { openBuyers } from './callers.ts'
import { createRequests, type FuzzRequest } from './requests.ts'
import { readOperations } from './operations.ts'
import { send, type Answer } from './send.ts'

const lanes = 16
const shownAtMost = 10
const shedPauseMs = 1_000

export interface FuzzOptions {
  requests: number
  seed: number
}

/**
 * Sends random requests generated from the OpenAPI document, as an anonymous caller, a buyer and the owner: nearly
 * valid ones, hostile ones, and deeply nested bodies. No response may be a server error. The same seed generates the
 * same requests, though they may be sent in another order.
 */
export async function benchFuzz({ requests, seed }: FuzzOptions): Promise<void> {
  const shop = await startShop()
  try {
    const callers = { owner: await signIn(shop), buyers: await openBuyers(shop.api) }
    const operations = await readOperations(shop.api)
    const next = createRequests({ random: createRandom(seed), operations, callers })
    const statuses = new Map<number, number>()
    const faults: string[] = []
    let shed = 0
    await inLanes(requests, lanes, async () => {
      const request = next()
      let answer = await send(shop.api, request)
      while (isShed(answer)) {
        shed += 1
        await pause(shedPauseMs)
        answer = await send(shop.api, request)
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (isFault(answer)) faults.push(describe(request, answer))
    })
    const count = requests.toLocaleString('en')
    print(`Fuzz, ${count} requests from ${operations.length} operations, seed ${seed}`, [
      ...[...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, times]) => ({
          what: status === 0 ? 'no answer' : String(status),
          value: times.toLocaleString('en'),
        })),
      { what: 'sheds while the machine was held up, sent again', value: shed.toLocaleString('en') },
      { what: 'faults of the server', value: String(faults.length), against: '0' },
    ])
    for (const fault of faults.slice(0, shownAtMost)) console.log(fault)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await shop.stop()
  }
}

/**
 * On a busy machine the event loop lags and the API briefly sheds load (`plugins/pressure.ts`): retry, and judge the
 * response to the retry.
 */
const isShed = ({ status, body }: Answer) => status === 503 && body.includes('"retryAfter":5')

/** During maintenance, which a random change of the settings may turn on, the shop returns 503 on purpose. */
const isFault = ({ status, body }: Answer) =>
  status === 0 || (status >= 500 && !body.includes('"code":"maintenance"'))

const describe = ({ method, path, headers, body }: FuzzRequest, { status, body: answer }: Answer) =>
  `  ${status} ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)}\n    ${body?.toString().slice(0, 300) ?? ''}\n    ${answer.slice(0, 300)}`
