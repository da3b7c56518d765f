import { randomBytes } from 'node:crypto'
import { transact } from '../../db/transaction.ts'
import type { Context } from '../../context.ts'
import { uuidv7 } from '../../ids.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { findAnyStaff, insertStaff } from './queries.ts'

const firstOwnerEmail = 'owner@recadinho.test'

export interface NewStaffOwner {
  email: string
  /** In plain, to be shown once. */
  password: string
}

/** Makes the first owner if there is no staff yet. Answers what to show, or `undefined`. */
export async function createFirstOwner(ctx: Context): Promise<NewStaffOwner | undefined> {
  if (await findAnyStaff(ctx.db)) return undefined
  return createStaffOwner(ctx, firstOwnerEmail)
}

/** Makes an owner with the configured password, or with a random one. `undefined`: the e-mail has an account already. */
export async function createStaffOwner(ctx: Context, email: string): Promise<NewStaffOwner | undefined> {
  const { config, clock, db, passwords } = ctx
  const password = config.ownerPassword ?? randomBytes(15).toString('base64url')
  const passwordHash = await passwords.hash(password)
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
