import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { newToken, sha256 } from '../../ids.ts'
import { networkOf } from '../../network.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { deviceToken, knownDevice } from './device.ts'
import { deleteSession, insertSession, type StaffMember } from './queries.ts'
import type { Session } from './session.ts'
import { deviceName } from './device-name.ts'

const absoluteMs = 12 * 3_600_000

export interface SignedIn extends Session {
  token: string
  /** For the device cookie. */
  deviceToken: string
}

/** The browser that requests a session. */
export interface SignInBrowser {
  address: string
  userAgent: string | undefined
  /** The value of its device cookie. */
  deviceToken: string | undefined
  /** The token of its previous session, which ends. */
  previousToken: string | undefined
  requestId: string
}

/** Starts a session after successful authentication. */
export async function beginSession(
  tx: Tx,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  staff: StaffMember,
  { address, userAgent, deviceToken: known, previousToken, requestId }: SignInBrowser,
): Promise<SignedIn> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + absoluteMs)
  if (previousToken) await deleteSession(tx, sha256(previousToken))
  const id = await insertSession(tx, {
    tokenHash: sha256(token),
    staffId: staff.id,
    now,
    expiresAt,
    device: deviceName(userAgent),
    network: networkOf(address),
  })
  await insertAuditEntry(tx, { at: now, staffId: staff.id, action: 'session.started', requestId })
  const device = knownDevice(config, staff.email, known)
  return { id, staff, expiresAt, provenAt: now, token, deviceToken: deviceToken(config, staff.email, device) }
}
