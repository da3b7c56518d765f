import type { Client } from '@recadinho/contracts/client'
import type { VisitStatus } from '@recadinho/contracts/visits'
import { lasting } from '../storage.ts'

/** §3, User-access record. */
export interface Visit {
  /** Assigned by the server. */
  id: string
  /** §4: a phone number's digits, or `anonymous`. Either identifies the visitor. */
  phone?: string
  /** Set while the visit is reported as abandoned and not resumed. */
  left?: true
}

export const visitKey = 'recadinho.access.v1'

/** The visit stored in this browser. Storage can contain anything: an invalid visit or number reads as `undefined`. */
export function storedVisit(): Visit | undefined {
  const { id, phone, left } = Object(lasting.read(visitKey)) as Record<string, unknown> // each is checked below
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return undefined
  const identified = typeof phone === 'string' && /^(\d{8,15}|anonymous)$/.test(phone)
  return { id, ...(identified && { phone }), ...(left === true && { left }) }
}

export const isIdentified = (): boolean => storedVisit()?.phone !== undefined

/**
 * Registers the visit, first without a number, later with one or as anonymous; resumes an abandoned one. Returns its
 * id.
 */
export async function registerVisit(api: Client, phone = ''): Promise<string> {
  const known = storedVisit()
  // Marked as resumed before the request, so that closing the page before the response reports it as abandoned again.
  if (known?.left) lasting.write(visitKey, { id: known.id })
  const userAgent = navigator.userAgent.slice(0, 1000)
  const body = { phoneNumber: phone, ipAddress: null, userAgent, at: Date.now() }
  const { id } = await api.call('registerVisit', { body, keepalive: true })
  // Do not overwrite a number that was entered during the registration.
  if (phone || !isIdentified()) lasting.write(visitKey, { id, phone })
  return id
}

/** §4, completed or anonymous: stores the visitor's number (digits), or `anonymous`. */
export async function identifyVisit(api: Client, phone: string): Promise<void> {
  const id = await registerVisit(api, phone)
  // §8: the visitor never sees this failure.
  reportVisit(api, id, phone === 'anonymous' ? 'anonymous' : 'completed').catch(console.info)
}

/**
 * §4, abandoned: the page was closed or the purchase left without a number. Reported once until the visit is resumed.
 */
export function abandonVisit(api: Client): void {
  const visit = storedVisit()
  if (!visit || visit.left || visit.phone) return
  lasting.write(visitKey, { ...visit, left: true })
  // §8: the visitor never sees this failure.
  reportVisit(api, visit.id, 'abandoned').catch(console.info)
}

/**
 * Reports how the visit ended; the request outlives the page. Includes the time, because reports of two pages may
 * arrive out of order.
 */
export async function reportVisit(api: Client, id: string, status: VisitStatus): Promise<void> {
  const body = { status, at: Date.now() }
  await api.call('updateVisitStatus', { params: { id }, body, keepalive: true })
}
