import type { Credential, PasskeyList } from '@recadinho/contracts/passkeys'
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { uuidv7 } from '../../ids.ts'
import { recordAccountChange, type AccountAsker } from '../account-notices/record.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { keepChallenge, refused, relyingParty, requireChallenge } from './ceremony.ts'
import { deletePasskey, insertPasskey, listPasskeyRows, updatePasskeyName } from './queries.ts'

/** EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257]

export async function showPasskeys({ db }: Context, staffId: string): Promise<PasskeyList> {
  const rows = await listPasskeyRows(db, staffId)
  return {
    passkeys: rows.map(({ id, name, created_at: created, last_used_at: used }) => ({
      id,
      name,
      createdAt: created.toISOString(),
      lastUsedAt: used?.toISOString() ?? null,
    })),
  }
}

/** The options for creating a passkey; devices that have one of theirs are excluded. */
export async function startPasskey(ctx: Context, staff: { id: string; email: string; name: string }) {
  const { settings } = await ctx.catalog.snapshot()
  const known = await listPasskeyRows(ctx.db, staff.id)
  const options = await generateRegistrationOptions({
    rpName: settings.site_title,
    rpID: relyingParty(ctx),
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new Uint8Array(Buffer.from(staff.id)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map((passkey) => ({ id: passkey.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(ctx, options.challenge, staff.id)
  return { options: { ...options } }
}

export async function addPasskey(
  ctx: Context,
  { name, credential }: { name: string; credential: Credential },
  by: AccountAsker,
): Promise<void> {
  const expectedChallenge = await requireChallenge(ctx, credential, by.staffId)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON, // the library rejects invalid values
    expectedChallenge,
    expectedOrigin: ctx.config.adminOrigin,
    expectedRPID: relyingParty(ctx),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    throw refused(error)
  })
  if (!verified) throw refused()
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential
  await transact(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const passkey = { credentialId, publicKey: Buffer.from(publicKey), counter, transports, now }
    const id = uuidv7(now)
    if (!(await insertPasskey(tx, { ...passkey, id, name: name.trim(), staffId: by.staffId })))
      throw refused()
    await recordAccountChange(tx, ctx, 'account.passkey_added', by)
  })
}

/** A no-op for a missing passkey or another member's. */
export async function renamePasskey(ctx: Context, id: string, name: string, by: Asker): Promise<void> {
  await transact(ctx.db, async (tx) => {
    if (await updatePasskeyName(tx, by.staffId, id, name.trim()))
      await insertAuditEntry(tx, {
        at: ctx.clock.now(),
        action: 'account.passkey_renamed',
        subject: `staff/${by.staffId}`,
        ...by,
      })
  })
}

/** A no-op if it has been removed. */
export async function removePasskey(ctx: Context, id: string, by: AccountAsker): Promise<void> {
  await transact(ctx.db, async (tx) => {
    if (await deletePasskey(tx, by.staffId, id))
      await recordAccountChange(tx, ctx, 'account.passkey_removed', by)
  })
}
