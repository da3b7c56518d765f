import { ApiError } from '@recadinho/contracts/client'
import type { KeptTake, TakeStore } from './take-store.ts'

/** Why the server does not take a take; a person decides what becomes of it. */
export type TakeRefusal = 'not_a_recording' | 'silent' | 'too_long' | 'order_closed' | 'line_gone' | 'refused'

/** `waiting`: for the connection, the server or a sign-in; it is sent again without being asked. */
export type TakeState = 'queued' | 'sending' | 'waiting' | TakeRefusal

export interface QueuedTake {
  readonly take: KeptTake
  readonly state: TakeState
  /** Whether it outlasts the page. */
  readonly lasting: boolean
}

/** The script as the server has it now. */
export interface CurrentLines {
  readonly version: number
  readonly keys: readonly string[]
}

export interface QueueOptions<Sent> {
  readonly store: TakeStore
  readonly send: (take: KeptTake) => Promise<Sent>
  readonly onSent: (take: KeptTake, sent: Sent) => void
  /** Reads the script again: it has changed, or the session has ended and the person is to sign in. */
  readonly readAgain: () => Promise<CurrentLines>
}

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/** Sends takes one after the other, the oldest first, and keeps each in the browser until the server has it. */
export function createTakeQueue<Sent>({ store, send, onSent, readAgain }: QueueOptions<Sent>) {
  let queued: readonly QueuedTake[] = []
  let working = false
  let closed = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (next: readonly QueuedTake[]) => {
    queued = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<QueuedTake>) =>
    set(queued.map((one) => (one.take.id === id ? { ...one, ...changes } : one)))
  const drop = async (id: string) => {
    set(queued.filter(({ take }) => take.id !== id))
    await store.remove(id)
  }

  async function work() {
    if (working) return
    clearTimeout(timer)
    working = true
    for (let next = nextTake(); next; next = nextTake()) if (!(await sendOne(next.take))) break
    working = false
  }
  const nextTake = () => (closed ? undefined : queued.find(({ state }) => isUnsent(state)))

  /** Whether the next one can be sent at once. */
  async function sendOne(take: KeptTake): Promise<boolean> {
    change(take.id, { state: 'sending' })
    try {
      const sent = await send(take)
      failures = 0
      await drop(take.id)
      onSent(take, sent)
      return true
    } catch (error) {
      return afterFailure(take, error)
    }
  }

  async function afterFailure(take: KeptTake, error: unknown): Promise<boolean> {
    const refusal = refusalBy(error)
    if (refusal !== undefined) {
      change(take.id, { state: refusal })
      return true
    }
    set(
      queued.map((one) =>
        isUnsent(one.state) || one.take.id === take.id ? { ...one, state: 'waiting' } : one,
      ),
    )
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'version_conflict' || code === 'unauthenticated') {
      const current = await readAgain().catch(() => undefined)
      if (current && (code === 'unauthenticated' || current.version !== take.version)) {
        await adopt(take, current)
        return true
      }
    }
    pause()
    return false
  }

  /** The same words in the new script: the take is theirs. */
  async function adopt(take: KeptTake, { version, keys }: CurrentLines) {
    if (!keys.includes(take.key)) return change(take.id, { state: 'line_gone' })
    const adopted = { ...take, version }
    await store.put(adopted).catch(() => undefined)
    change(take.id, { take: adopted })
  }

  function pause() {
    if (closed) return
    const ms = Math.min(longestPauseMs, firstPauseMs * 2 ** failures)
    failures += 1
    timer = setTimeout(() => void work(), ms)
  }

  return {
    /** Begins to send, first what an earlier page could not send. */
    open: async (orderId: string) => {
      closed = false
      const earlier = await store.list(orderId)
      const known = new Set(queued.map(({ take }) => take.id))
      const news = earlier.filter(({ id }) => !known.has(id))
      set([...news.map((take) => ({ take, state: 'queued', lasting: store.lasting }) as const), ...queued])
      await work()
    },
    add: async (take: KeptTake) => {
      set([...queued, { take, state: 'queued', lasting: false }])
      const stored = await store.put(take).then(
        () => true,
        () => false,
      )
      change(take.id, { lasting: stored && store.lasting })
      await work()
    },
    discard: drop,
    /** The connection is back, or a person asks for it. */
    retry: async () => {
      failures = 0
      await work()
    },
    list: () => queued,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}

const isUnsent = (state: TakeState) => state === 'queued' || state === 'waiting'

export type TakeQueue = ReturnType<typeof createTakeQueue>

/** What the server refuses for good; `undefined` if sending it again may help. */
function refusalBy(error: unknown): TakeRefusal | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined
  const reason = error.body?.details?.['reason']
  if (reason === 'not_a_recording' || reason === 'silent' || reason === 'too_long') return reason
  // Nobody has agreed to the words of today.
  if (error.code === 'version_conflict' && error.body?.details?.['consent'] !== undefined) return 'refused'
  const closed = ['illegal_transition', 'correction_closed', 'not_found']
  if (error.code && closed.includes(error.code)) return 'order_closed'
  if (error.status === 413) return 'too_long'
  const passing = [401, 408, 409, 429]
  return passing.includes(error.status) ? undefined : 'refused'
}
