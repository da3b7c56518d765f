import type { SecondFactor, TotpSetup } from '@recadinho/contracts/account'
import encodeQR from 'qr'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { encryptionFor } from '../../encrypt.ts'
import { AppError } from '../../errors.ts'
import { recordAccountChange, type AccountAsker } from '../account-notices/record.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import {
  confirmTotpRow,
  countRecoveryCodes,
  deleteTotp,
  findTotp,
  putTotp,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeTotpStep,
} from './queries.ts'
import { isTotpCode, newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

const encryption = encryptionFor('authenticator app')

/** The member's second factor. */
export async function readSecondFactor(db: Db, staffId: string): Promise<SecondFactor> {
  const [totp, recoveryCodesLeft] = await Promise.all([
    findTotp(db, staffId),
    countRecoveryCodes(db, staffId),
  ])
  const enabled = totp !== undefined && totp.confirmed_at !== null
  return { enabled, recoveryCodesLeft }
}

/** A secret for the app to read; it does not count until a code has confirmed it. */
export async function startTotp(ctx: Context, staff: { id: string; email: string }): Promise<TotpSetup> {
  const secret = newTotpSecret()
  const { settings } = await ctx.catalog.snapshot()
  const made = await transact(ctx.db, (tx) =>
    putTotp(tx, staff.id, encryption.encrypt(ctx.config.linkSecret, Buffer.from(secret))),
  )
  if (!made) throw new AppError('version_conflict', 'There is an authenticator app already')
  const uri = totpUri(secret, { issuer: settings.site_title, email: staff.email })
  return { secret, qr: encodeQR(uri, 'svg', { ecc: 'medium', border: 4 }) }
}

/** Confirms the app: from now on signing in requires its code. Returns the recovery codes, only once. */
export async function confirmTotp(ctx: Context, code: string, by: AccountAsker): Promise<string[]> {
  const { db, clock, config } = ctx
  return transact(db, async (tx) => {
    const now = clock.now()
    const found = await findTotp(tx, by.staffId)
    if (!found) throw new AppError('not_found', 'No authenticator app is being set up')
    const step = totpStep(encryption.decrypt(config.linkSecret, found.secret).toString(), code, now)
    if (step === undefined || !(await confirmTotpRow(tx, by.staffId, { step, now })))
      throw new AppError('second_factor_wrong', 'The code is not the app’s')
    await recordAccountChange(tx, ctx, 'account.totp_enabled', by)
    return renew(tx, by.staffId)
  })
}

export async function disableTotp(ctx: Context, by: AccountAsker): Promise<void> {
  await transact(ctx.db, async (tx) => {
    await forgetSecondFactor(tx, by.staffId)
    await recordAccountChange(tx, ctx, 'account.totp_disabled', by)
  })
}

/** Ten new recovery codes; the old ones become invalid. */
export async function renewRecoveryCodes(ctx: Context, by: AccountAsker): Promise<string[]> {
  return transact(ctx.db, async (tx) => {
    const found = await findTotp(tx, by.staffId)
    if (!found?.confirmed_at) throw new AppError('not_found', 'There is no authenticator app')
    await recordAccountChange(tx, ctx, 'account.recovery_codes_renewed', by)
    return renew(tx, by.staffId)
  })
}

export async function forgetSecondFactor(tx: Tx, staffId: string): Promise<void> {
  await deleteTotp(tx, staffId)
  await replaceRecoveryCodes(tx, staffId, [])
}

/** Uses up an app code or a recovery code; returns whether it was valid. */
export async function takeSecondFactor(tx: Tx, ctx: Context, code: string, by: Asker): Promise<boolean> {
  if (!isTotpCode(code)) {
    const taken = await takeRecoveryCode(tx, by.staffId, recoveryCodeHash(code))
    if (taken) await recordCodeUsed(ctx, tx, by)
    return taken !== undefined
  }
  const found = await findTotp(tx, by.staffId)
  if (!found?.confirmed_at) return false
  const step = totpStep(
    encryption.decrypt(ctx.config.linkSecret, found.secret).toString(),
    code,
    ctx.clock.now(),
  )
  return step !== undefined && (await takeTotpStep(tx, by.staffId, step)) !== undefined
}

async function renew(tx: Tx, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, staffId, codes.map(recoveryCodeHash))
  return codes
}

const recordCodeUsed = ({ clock }: Context, tx: Tx, by: Asker) =>
  insertAuditEntry(tx, {
    at: clock.now(),
    action: 'account.recovery_code_used',
    subject: `staff/${by.staffId}`,
    ...by,
  })
