import { isUuid } from '../draft/draft.ts'
import { lasting, type SafeStorage } from '../storage.ts'
import { orderStates, type OrderState } from './order-state.ts'

/** What this browser last showed of an order, for when it is offline: nothing about the child, no secret. */
export interface LastState {
  orderId: string
  number: string
  state: OrderState
  /** The server's time of that state. */
  at: string
}

const key = 'recadinho.order-states.v1'
/** The same limit as the order cookie's. */
const remembered = 8

export function keepLastState(last: LastState, storage: SafeStorage = lasting): void {
  const others = lastStates(storage).filter(({ orderId }) => orderId !== last.orderId)
  storage.write(key, [last, ...others].slice(0, remembered))
}

/** The last state of the order that a URL names, in its query or below its path. */
export function lastStateAt(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  storage: SafeStorage = lasting,
): LastState | undefined {
  const id = new URLSearchParams(search).get('order') ?? pathname.split('/').at(-1)
  return lastStates(storage).find(({ orderId }) => orderId === id)
}

/** Storage can contain anything: invalid entries are dropped. */
function lastStates(storage: SafeStorage): LastState[] {
  const stored = storage.read(key)
  return Array.isArray(stored) ? stored.filter(isLastState) : []
}

function isLastState(entry: unknown): entry is LastState {
  const { orderId, number, state, at } = Object(entry) as Record<string, unknown> // each is checked here
  return (
    isUuid(orderId) &&
    typeof number === 'string' &&
    orderStates.some((known) => known === state) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at))
  )
}
