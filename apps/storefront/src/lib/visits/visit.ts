import type {
  VisitStatus,
  RegisteredVisit,
  RegisterVisitBody,
  UpdateVisitStatusBody,
} from '@recadinho/contracts/visits'
import type { Endpoints } from '@recadinho/contracts/endpoints'
import { lasting } from '../storage.ts'

/** §3, User-access record: the id from the server, and a number or the word anonymous. */
export interface Visit {
  id: string
  phone?: string
  /** It was reported as abandoned and not resumed since. */
  left?: true
}

const key = 'recadinho.access.v1'
const registerPath: Endpoints['registerVisit']['path'] = '/api/user-access/register'
const statusPath: Endpoints['updateVisitStatus']['path'] = '/api/user-access/update-status/{id}'

export function storedVisit(): Visit | undefined {
  const visit = Object(lasting.read(key)) as Visit // anything may be stored: the used parts are checked
  return /^[0-9a-f-]{36}$/.test(visit.id) ? visit : undefined
}

/** §4: a visitor is identified by a stored number or the word anonymous. */
export const isIdentified = (): boolean => /^(\d{8,15}|anonymous)$/.test(storedVisit()?.phone as string) // without one the text is `undefined`, which does not match

/**
 * Registers a visit: without a number on load, later with one or as anonymous. An abandoned visit is resumed. Returns
 * its id; throws the answer's text when refused.
 */
export async function registerVisit(phone: string): Promise<string> {
  const body: RegisterVisitBody = {
    phoneNumber: phone,
    ipAddress: null,
    userAgent: navigator.userAgent.slice(0, 1000),
  }
  const { id } = (await send(registerPath, body)) as RegisteredVisit // the server validates its answers
  // A number that was entered during the registration stays.
  if (phone || !isIdentified()) lasting.write(key, { id, phone })
  return id
}

/**
 * §4, completed or anonymous: the visitor gave a number (its digits), or goes on as `anonymous`. Throws when registering
 * it is refused.
 */
export async function identifyVisit(phone: string): Promise<void> {
  const id = await registerVisit(phone)
  // §8: the visitor does not see this failure.
  reportVisit(id, phone === 'anonymous' ? 'anonymous' : 'completed').catch(console.info)
}

/**
 * §4, abandoned: the page is closed, or the purchase left, without a number. Reported once until the visit is resumed.
 */
export function abandonVisit(): void {
  const visit = storedVisit()
  if (!visit || visit.left || isIdentified()) return
  lasting.write(key, { ...visit, left: true })
  // §8: the visitor never sees that this failed.
  reportVisit(visit.id, 'abandoned').catch(console.info)
}

/** Reports how the visit ended; continues while the page closes. */
export async function reportVisit(id: string, status: VisitStatus): Promise<void> {
  await send(statusPath.replace('{id}', id), { status })
}

/** The server refused. The message is §8's: status, a colon, and the body (or the status text). */
export type VisitRefused = Error & { body: string }

async function send(path: string, body: RegisterVisitBody | UpdateVisitStatusBody): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    // The time of sending: requests of two pages may arrive in another order.
    body: JSON.stringify({ ...body, at: Date.now() }),
  })
  const text = await response.text()
  if (!response.ok)
    throw Object.assign(new Error(`${response.status}: ${text || response.statusText}`), { body: text })
  return JSON.parse(text)
}
