import { isUuid, newKey } from '../draft/draft.ts'
import { lasting, type SafeStorage } from '../storage.ts'

/**
 * What this browser stores about an order that it created or paid, so that a reload or a second tab does not create
 * another.
 */
export interface RememberedOrder {
  orderId: string
  /** The order link's token; empty if the order came from elsewhere. */
  token: string
  /** The draft that the order was made from; `content` is the hash of its content at that time. */
  draftId: string | null
  content: string
  /** Idempotency key of the open attempt, by payment option. */
  keys: Record<string, string>
  /** Set once a page of this browser has reported the sale. */
  saleReported?: true
}

const key = 'recadinho.checkout.v1'
/** The same limit as the order cookie's. */
const remembered = 8

/** The stored orders, newest first. Storage can contain anything: invalid entries are dropped, and nothing throws. */
export function rememberedOrders(storage: SafeStorage = lasting): RememberedOrder[] {
  const stored = storage.read(key)
  if (!Array.isArray(stored)) return []
  return stored.slice(0, remembered).flatMap((entry) => parseEntry(entry) ?? [])
}

export const rememberedOrder = (orderId: string, storage?: SafeStorage): RememberedOrder | undefined =>
  rememberedOrders(storage).find((entry) => entry.orderId === orderId)

/** The order made from a draft, whatever the draft contains now. */
export const orderOfDraft = (draftId: string, storage?: SafeStorage): RememberedOrder | undefined =>
  rememberedOrders(storage).find((entry) => entry.draftId === draftId)

export function rememberOrder(entry: RememberedOrder, storage: SafeStorage = lasting): void {
  const others = rememberedOrders(storage).filter(({ orderId }) => orderId !== entry.orderId)
  storage.write(key, [entry, ...others].slice(0, remembered))
}

/** The idempotency key of an attempt to pay an order with an option; stable until dropped. */
export function paymentKey(orderId: string, option: string, storage?: SafeStorage): string {
  const entry = rememberedOrder(orderId, storage) ?? {
    orderId,
    token: '',
    draftId: null,
    content: '',
    keys: {},
  }
  const made = entry.keys[option] ?? newKey()
  if (!entry.keys[option]) rememberOrder({ ...entry, keys: { ...entry.keys, [option]: made } }, storage)
  return made
}

/** Drops the key of an attempt that has ended, so that the next attempt is new. */
export function dropPaymentKey(orderId: string, option: string, storage?: SafeStorage): void {
  const entry = rememberedOrder(orderId, storage)
  if (!entry) return
  const { [option]: _ended, ...keys } = entry.keys
  rememberOrder({ ...entry, keys }, storage)
}

/** Returns `true` once per order in this browser: the caller must then report the sale. */
export function claimSale(orderId: string, storage?: SafeStorage): boolean {
  const entry = rememberedOrder(orderId, storage)
  if (!entry || entry.saleReported) return false
  rememberOrder({ ...entry, saleReported: true }, storage)
  return true
}

/** Whether it is an order link's token in the format that the API accepts. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{22,64}$/.test(value)

function parseEntry(entry: unknown): RememberedOrder | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { orderId, token, draftId, content, keys, saleReported } = entry as Record<string, unknown> // each is checked below
  if (!isUuid(orderId)) return undefined
  const kept = typeof keys === 'object' && keys !== null ? Object.entries(keys) : []
  const known = kept.filter(([option, made]) => /^[a-z][a-z0-9_.]{0,60}$/.test(option) && isUuid(made))
  return {
    orderId,
    token: isToken(token) ? token : '',
    draftId: isUuid(draftId) ? draftId : null,
    content: typeof content === 'string' ? content.slice(0, 64) : '',
    keys: Object.fromEntries(known.slice(0, 12)) as Record<string, string>, // checked above
    ...(saleReported === true && { saleReported }),
  }
}
