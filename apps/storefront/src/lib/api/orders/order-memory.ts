import { newKey } from '../../draft/draft.ts'
import { lasting, type SafeStorage } from '../../storage.ts'

/** What this browser remembers of an order that it made or paid, so that a reload or a second tab makes no other. */
export interface RememberedOrder {
  orderId: string
  /** The private link's secret; empty where the order came by another way. */
  token: string
  /** The draft that it was made from, and the mark of what that draft held then. */
  draftId: string | null
  content: string
  /** The idempotency key of the attempt under way, by the way to pay. */
  keys: Record<string, string>
}

const key = 'recadinho.checkout.v1'
/** As many as the order cookie. */
const remembered = 8

/** What is remembered, newest first. Storage can hold anything: what does not fit is left out, and nothing throws. */
export function rememberedOrders(storage: SafeStorage = lasting): RememberedOrder[] {
  const stored = storage.read(key)
  if (!Array.isArray(stored)) return []
  return stored.slice(0, remembered).flatMap((entry) => parseEntry(entry) ?? [])
}

export const rememberedOrder = (orderId: string, storage?: SafeStorage): RememberedOrder | undefined =>
  rememberedOrders(storage).find((entry) => entry.orderId === orderId)

/** The order that was made from a draft, whatever the draft holds by now. */
export const orderOfDraft = (draftId: string, storage?: SafeStorage): RememberedOrder | undefined =>
  rememberedOrders(storage).find((entry) => entry.draftId === draftId)

export function rememberOrder(entry: RememberedOrder, storage: SafeStorage = lasting): void {
  const others = rememberedOrders(storage).filter(({ orderId }) => orderId !== entry.orderId)
  storage.write(key, [entry, ...others].slice(0, remembered))
}

/** The key of the attempt to pay an order in one way: the same until it is dropped. */
export function paymentKey(orderId: string, way: string, storage?: SafeStorage): string {
  const entry = rememberedOrder(orderId, storage) ?? {
    orderId,
    token: '',
    draftId: null,
    content: '',
    keys: {},
  }
  const made = entry.keys[way] ?? newKey()
  if (!entry.keys[way]) rememberOrder({ ...entry, keys: { ...entry.keys, [way]: made } }, storage)
  return made
}

/** After an attempt has ended, so that the next one is another. */
export function dropPaymentKey(orderId: string, way: string, storage?: SafeStorage): void {
  const entry = rememberedOrder(orderId, storage)
  if (!entry) return
  const { [way]: _ended, ...keys } = entry.keys
  rememberOrder({ ...entry, keys }, storage)
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

/** The secret of a private link, as the API takes it. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{22,64}$/.test(value)

function parseEntry(entry: unknown): RememberedOrder | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { orderId, token, draftId, content, keys } = entry as Record<string, unknown> // each is looked at below
  if (!isUuid(orderId)) return undefined
  const kept = typeof keys === 'object' && keys !== null ? Object.entries(keys) : []
  const known = kept.filter(([way, made]) => /^[a-z][a-z0-9_.]{0,60}$/.test(way) && isUuid(made))
  return {
    orderId,
    token: isToken(token) ? token : '',
    draftId: isUuid(draftId) ? draftId : null,
    content: typeof content === 'string' ? content.slice(0, 64) : '',
    keys: Object.fromEntries(known.slice(0, 12)) as Record<string, string>, // just looked at
  }
}
