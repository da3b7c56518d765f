import type {
  AccessStatus,
  RegisteredAccess,
  RegisterAccessBody,
  UpdateAccessStatusBody,
} from '@recadinho/contracts/user-access'
import type { Endpoints } from '@recadinho/contracts/endpoints'
import { lasting } from './storage.ts'

/** §3, User-access record: the id that the server gave, and the number or the word anonymous once there is one. */
export interface Visit {
  id: string
  phone?: string
  /** It was reported as abandoned, and has not gone on since. */
  left?: true
}

const key = 'recadinho.access.v1'
const registerPath: Endpoints['registerAccess']['path'] = '/api/user-access/register'
const statusPath: Endpoints['updateAccessStatus']['path'] = '/api/user-access/update-status/{id}'

export function storedVisit(): Visit | undefined {
  const visit = Object(lasting.read(key)) as Visit // anything may be stored: what is used is looked at
  return /^[0-9a-f-]{36}$/.test(visit.id) ? visit : undefined
}

/** §4: a visitor has access once a number or the word anonymous is stored. */
export const hasAccess = (): boolean => /^(\d{8,15}|anonymous)$/.test(storedVisit()?.phone as string) // without one it reads `undefined`, which is none

/**
 * Registers a visit: without a number on load, later with one or as anonymous. A visit that was abandoned goes on with it.
 * Answers its id; throws the answer's text when refused.
 */
export async function registerVisit(phone: string): Promise<string> {
  const body: RegisterAccessBody = {
    phoneNumber: phone,
    ipAddress: null,
    userAgent: navigator.userAgent.slice(0, 1000),
  }
  const { id } = (await send(registerPath, body)) as RegisteredAccess // the server validates its answers
  // A number that was given while the load was being registered stays.
  if (phone || !hasAccess()) lasting.write(key, { id, phone })
  return id
}

/** §4, abandoned: the page is closed, or the purchase left, before there is a number. Said once until the visit goes on. */
export function abandonVisit(): void {
  const visit = storedVisit()
  if (!visit || visit.left || hasAccess()) return
  lasting.write(key, { ...visit, left: true })
  // §8: the visitor never sees that this failed.
  reportVisit(visit.id, 'abandoned').catch(console.info)
}

/** Tells how the visit ended; goes on while the page closes. */
export async function reportVisit(id: string, status: AccessStatus): Promise<void> {
  await send(statusPath.replace('{id}', id), { status })
}

/** The server said no. The message is §8's: status, a colon, and the body (or the status text). */
export type VisitRefused = Error & { body: string }

async function send(path: string, body: RegisterAccessBody | UpdateAccessStatusBody): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    // Said at: the words of two pages may arrive in another order.
    body: JSON.stringify({ ...body, at: Date.now() }),
  })
  const text = await response.text()
  if (!response.ok)
    throw Object.assign(new Error(`${response.status}: ${text || response.statusText}`), { body: text })
  return JSON.parse(text)
}
