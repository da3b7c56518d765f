import type { Client } from '@recadinho/contracts/client'
import type { VisitStatus } from '@recadinho/contracts/visits'
import { lasting } from '../storage.ts'

/** §3, User-access record. */
export interface Visit {
  /** From the server. */
  id: string
  /** §4: a number's digits, or `anonymous`. Either identifies the visitor. */
  phone?: string
  /** It was reported as abandoned and not resumed since. */
  left?: true
}

export const visitKey = 'recadinho.access.v1'

/** The visit of this browser. Anything may be stored: what is no visit reads as none, what is no number as none. */
export function storedVisit(): Visit | undefined {
  const { id, phone, left } = Object(lasting.read(visitKey)) as Record<string, unknown> // each is checked below
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return undefined
  const identified = typeof phone === 'string' && /^(\d{8,15}|anonymous)$/.test(phone)
  return { id, ...(identified && { phone }), ...(left === true && { left }) }
}

export const isIdentified = (): boolean => storedVisit()?.phone !== undefined

/**
 * Registers a visit: without a number on load, later with one or as anonymous. An abandoned visit is resumed. Returns
 * its id.
 */
export async function registerVisit(api: Client, phone = ''): Promise<string> {
  const known = storedVisit()
  // It goes on from now: a page that is left before the answer has to report that again.
  if (known?.left) lasting.write(visitKey, { id: known.id })
  const userAgent = navigator.userAgent.slice(0, 1000)
  const body = { phoneNumber: phone, ipAddress: null, userAgent, at: Date.now() }
  const { id } = await api.call('registerVisit', { body, keepalive: true })
  // A number that was entered during the registration stays.
  if (phone || !isIdentified()) lasting.write(visitKey, { id, phone })
  return id
}

/** §4, completed or anonymous: the visitor gave a number (its digits), or goes on as `anonymous`. */
export async function identifyVisit(api: Client, phone: string): Promise<void> {
  const id = await registerVisit(api, phone)
  // §8: the visitor does not see this failure.
  reportVisit(api, id, phone === 'anonymous' ? 'anonymous' : 'completed').catch(console.info)
}

/**
 * §4, abandoned: the page is closed, or the purchase left, without a number. Reported once until the visit is resumed.
 */
export function abandonVisit(api: Client): void {
  const visit = storedVisit()
  if (!visit || visit.left || visit.phone) return
  lasting.write(visitKey, { ...visit, left: true })
  // §8: the visitor never sees that this failed.
  reportVisit(api, visit.id, 'abandoned').catch(console.info)
}

/**
 * Reports how the visit ended; continues while the page closes. With the time, as reports of two pages may arrive in
 * another order.
 */
export async function reportVisit(api: Client, id: string, status: VisitStatus): Promise<void> {
  const body = { status, at: Date.now() }
  await api.call('updateVisitStatus', { params: { id }, body, keepalive: true })
}
