import { randomBytes } from 'node:crypto'
import { transact } from '../../db/transaction.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { uuidv7 } from '../../ids.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { forgetSecondFactor } from '../second-factors/service.ts'
import { isCommonPassword } from './common-passwords.ts'
import { deletePasskeysOf, deleteSessionsOf, findAnyStaff, insertStaff, reinstateOwner } from './queries.ts'

const firstOwnerEmail = 'owner@recadinho.test'

export interface NewStaffOwner {
  email: string
  /** In plain text, to be shown once. */
  password: string
}

/** The problem with the configured password, as a line for the operator. */
export async function ownerPasswordFault({
  ownerPassword,
}: Pick<Config, 'ownerPassword'>): Promise<string | undefined> {
  if (ownerPassword === undefined || !(await isCommonPassword(ownerPassword, [firstOwnerEmail])))
    return undefined
  return 'RECADINHO_OWNER_PASSWORD is among the passwords that attackers try first: choose another one'
}

/** Creates the first owner if there is no staff yet; returns the credentials to show, or `undefined`. */
export async function createFirstOwner(ctx: Context): Promise<NewStaffOwner | undefined> {
  if (await findAnyStaff(ctx.db)) return undefined
  return createStaffOwner(ctx, firstOwnerEmail)
}

/**
 * Creates an owner with the configured password, or with a random one. `undefined` if the email has an account already.
 */
export async function createStaffOwner(ctx: Context, email: string): Promise<NewStaffOwner | undefined> {
  const { clock, db } = ctx
  const { password, passwordHash } = await passwordOf(ctx)
  const now = clock.now()
  const id = uuidv7(now)
  const made = await transact(db, async (tx) => {
    const inserted = await insertStaff(tx, {
      id,
      email: email.toLowerCase(),
      name: 'Owner',
      role: 'owner',
      passwordHash,
    })
    if (inserted)
      await insertAuditEntry(tx, { at: now, staffId: null, action: 'staff.created', subject: `staff/${id}` })
    return inserted
  })
  return made ? { email, password } : undefined
}

/**
 * Recovers an owner's account: active, with the owner role, a new password, no second factor and no sessions.
 * `undefined` if the email has no account.
 */
export async function resetStaffOwner(ctx: Context, email: string): Promise<NewStaffOwner | undefined> {
  const { clock, db } = ctx
  const { password, passwordHash } = await passwordOf(ctx)
  const found = await transact(db, async (tx) => {
    const id = await reinstateOwner(tx, email, passwordHash)
    if (id === undefined) return false
    await deleteSessionsOf(tx, id)
    await forgetSecondFactor(tx, id)
    await deletePasskeysOf(tx, id)
    await insertAuditEntry(tx, {
      at: clock.now(),
      staffId: null,
      action: 'staff.reset',
      subject: `staff/${id}`,
    })
    return true
  })
  return found ? { email, password } : undefined
}

async function passwordOf({ config, passwords }: Context) {
  const password = config.ownerPassword ?? randomBytes(15).toString('base64url')
  return { password, passwordHash: await passwords.hash(password) }
}
