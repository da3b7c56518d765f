import type { AccessStatus, RegisteredAccess, RegisterAccessBody } from '@recadinho/contracts/user-access'
import type { Endpoints } from '@recadinho/contracts/endpoints'
import { lasting, type SafeStorage } from './storage.ts'

/** §3, User-access record: the id that the server gave, and the number or the word anonymous once there is one. */
export interface Visit {
  id: string
  phone?: string
}

const key = 'recadinho.access.v1'
const registerPath: Endpoints['registerAccess']['path'] = '/api/user-access/register'
const statusPath: Endpoints['updateAccessStatus']['path'] = '/api/user-access/update-status/{id}'

export function storedVisit(storage: SafeStorage = lasting): Visit | undefined {
  const kept = storage.read(key)
  if (typeof kept !== 'object' || kept === null || !('id' in kept)) return undefined
  if (typeof kept.id !== 'string' || !/^[0-9a-f-]{36}$/.test(kept.id)) return undefined
  const phone = 'phone' in kept && typeof kept.phone === 'string' && /^(\d{8,15}|anonymous)$/.test(kept.phone)
  return phone ? { id: kept.id, phone: kept.phone as string } : { id: kept.id } // tested on the line above
}

/** §4: a visitor has access once a number or the word anonymous is stored. */
export const hasAccess = (storage: SafeStorage = lasting): boolean =>
  storedVisit(storage)?.phone !== undefined

/** Registers a visit: without a number on load, later with one or as anonymous. Throws the answer's text when refused. */
export async function registerVisit(phone: string, storage: SafeStorage = lasting): Promise<Visit> {
  const body: RegisterAccessBody = {
    phoneNumber: phone,
    ipAddress: null,
    userAgent: navigator.userAgent.slice(0, 1000),
  }
  const { id } = (await send(registerPath, body)) as RegisteredAccess // the server validates its answers
  const visit = phone === '' ? { id } : { id, phone }
  storage.write(key, visit)
  return visit
}

/** Tells how the visit ended; goes on while the page closes. */
export async function reportVisit(id: string, status: AccessStatus): Promise<void> {
  await send(statusPath.replace('{id}', id), { status })
}

/** The server said no. The message is §8's: status, a colon, and the body (or the status text). */
export type VisitRefused = Error & { body: string }

async function send(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok)
    throw Object.assign(new Error(`${response.status}: ${text || response.statusText}`), { body: text })
  return JSON.parse(text)
}
