import { ApiError } from '@recadinho/contracts/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createTakeQueue, type CurrentLines } from './take-queue.ts'
import { memoryStore, type KeptTake, type TakeStore } from './take-store.ts'

afterEach(() => void vi.useRealTimers())

const aTake = (id: string, changes: Partial<KeptTake> = {}): KeptTake => ({
  id,
  orderId: 'order',
  key: 'aa',
  version: 1,
  text: 'Hello Olivia!',
  wav: new ArrayBuffer(4),
  at: Number(id),
  ...changes,
})
const refused = (status: number, code: string, reason?: string | object) => {
  const details = typeof reason === 'object' ? reason : { reason }
  return new ApiError(status, '', JSON.stringify({ code, message: '', details, requestId: 'r' }))
}

interface Setup {
  store?: TakeStore
  /** What the server does with each take in turn; it accepts those after. */
  answers?: readonly unknown[]
  current?: CurrentLines
}

function queueOf({ store = memoryStore(), answers = [], current }: Setup = {}) {
  const left = [...answers]
  const sent: KeptTake[] = []
  const send = vi.fn<(take: KeptTake) => Promise<string>>(async (take) => {
    const answer = left.shift()
    if (answer !== undefined) throw answer
    return take.key
  })
  const queue = createTakeQueue({
    store,
    send,
    onSent: (take) => sent.push(take),
    async readAgain() {
      if (current) return current
      throw new TypeError('Failed to fetch')
    },
  })
  const states = () => queue.list().map(({ take, state }) => `${take.id} ${state}`)
  return { queue, store, send, sent, states }
}

test('a take is kept until the server has it, and then no longer', async () => {
  const { queue, store, sent } = queueOf()
  const adding = queue.add(aTake('1'))
  expect(queue.list()).toMatchObject([{ state: 'queued' }])
  await adding
  expect(sent.map(({ id }) => id)).toEqual(['1'])
  expect([queue.list(), await store.list('order')]).toEqual([[], []])
})

test('without a connection takes wait, and are sent in their order once it is back', async () => {
  const { queue, store, sent, states } = queueOf({ answers: [new TypeError('Failed to fetch')] })
  await queue.add(aTake('1'))
  expect(states()).toEqual(['1 waiting'])
  expect(await store.list('order')).toHaveLength(1)
  await queue.add(aTake('2'))
  await queue.retry()
  expect(sent.map(({ id }) => id)).toEqual(['1', '2'])
})

test('a busy server is tried again without being asked', async () => {
  vi.useFakeTimers()
  const { queue, sent, send } = queueOf({
    answers: [refused(503, 'unavailable'), refused(429, 'rate_limited')],
  })
  await queue.add(aTake('1'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(sent.map(({ id }) => id)).toEqual(['1'])
})

test('takes that an earlier page could not send are sent by the next one', async () => {
  const store = memoryStore()
  const before = queueOf({ store, answers: [new TypeError('Failed to fetch')] })
  await before.queue.add(aTake('1'))
  before.queue.close()
  const { queue, sent } = queueOf({ store })
  await queue.open('another order')
  expect(sent).toEqual([])
  await queue.open('order')
  expect(sent.map(({ id }) => id)).toEqual(['1'])
})

test('the script has changed: a take of words that are still in it is sent for the new version', async () => {
  const conflict = refused(409, 'version_conflict')
  const { queue, sent } = queueOf({ answers: [conflict], current: { version: 2, keys: ['aa'] } })
  await queue.add(aTake('1'))
  expect(sent).toMatchObject([{ id: '1', version: 2 }])
})

test('a take of words that are no longer in the script stays until a person decides', async () => {
  const conflict = refused(409, 'version_conflict')
  const { queue, store, sent, states } = queueOf({
    answers: [conflict],
    current: { version: 2, keys: ['bb'] },
  })
  await queue.add(aTake('1'))
  expect(states()).toEqual(['1 line_gone'])
  await queue.add(aTake('2', { key: 'bb' }))
  expect(sent.map(({ id }) => id)).toEqual(['2'])
  expect(await store.list('order')).toHaveLength(1)
  await queue.discard('1')
  expect([states(), await store.list('order')]).toEqual([[], []])
})

test('after the session has ended, a take is sent once the person has signed in again', async () => {
  const { queue, sent } = queueOf({
    answers: [refused(401, 'unauthenticated')],
    current: { version: 1, keys: ['aa'] },
  })
  await queue.add(aTake('1'))
  expect(sent.map(({ id }) => id)).toEqual(['1'])
})

test.each([
  [refused(415, 'unsupported_media_type', 'silent'), 'silent'],
  [refused(415, 'unsupported_media_type', 'too_long'), 'too_long'],
  [refused(415, 'unsupported_media_type', 'not_a_recording'), 'not_a_recording'],
  [refused(413, 'payload_too_large'), 'too_long'],
  [refused(409, 'illegal_transition'), 'order_closed'],
  [refused(404, 'not_found'), 'order_closed'],
  [refused(409, 'correction_closed'), 'order_closed'],
  [refused(409, 'version_conflict', { consent: 2 }), 'refused'],
  [refused(403, 'forbidden'), 'refused'],
] as const)('a refusal is shown, and the next take is sent: %s', async (error, state) => {
  const { queue, sent, states } = queueOf({ answers: [error] })
  await queue.add(aTake('1'))
  expect(states()).toEqual([`1 ${state}`])
  await queue.add(aTake('2'))
  expect(sent.map(({ id }) => id)).toEqual(['2'])
})

test('a take that the browser has no room for is sent all the same, and said not to last', async () => {
  const full: TakeStore = {
    ...memoryStore(),
    lasting: true,
    put: () => Promise.reject(new Error('QuotaExceededError')),
  }
  const { queue, sent } = queueOf({ store: full, answers: [new TypeError('Failed to fetch')] })
  await queue.add(aTake('1'))
  expect(queue.list()).toMatchObject([{ lasting: false, state: 'waiting' }])
  await queue.retry()
  expect(sent.map(({ id }) => id)).toEqual(['1'])
})
