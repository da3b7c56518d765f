import type { NeedsConfirmation } from '@recadinho/contracts/change-warnings'
import { sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db, Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { sha256 } from '../../ids.ts'
import type { FindPaymentOptions } from '../catalog/view.ts'
import { approvalWarnings } from './approvals.ts'
import { warningsOf } from './rules.ts'
import { readSales } from './sales.ts'
import type { Asker } from '../audit/asker.ts'

/**
 * A transaction that changes what the shop sells or how it is paid. Throws `needs_confirmation` with what would happen
 * if that is rarely meant and the caller has not confirmed it; nothing is written then.
 */
export type ConfirmedChange = <T>(
  asker: Pick<Asker, 'confirmation'>,
  work: (tx: Tx) => Promise<T>,
) => Promise<T>

interface Infrastructure {
  db: Db
  clock: Clock
  paymentOptions: FindPaymentOptions
}

/** Compares what the shop sells before and after each change, within its transaction. */
export const confirmedChange =
  ({ db, clock, paymentOptions }: Infrastructure): ConfirmedChange =>
  ({ confirmation }, work) =>
    transact(db, async (tx) => {
      // One such change at a time: otherwise a change would be asked about what another one does.
      await sql`select pg_advisory_xact_lock(hashtext('confirmed change'))`.execute(tx)
      const before = await readSales(tx, clock.now(), paymentOptions)
      const result = await work(tx)
      const after = await readSales(tx, clock.now(), paymentOptions)
      const warnings = [
        ...warningsOf(before, after),
        ...(await approvalWarnings(tx, before.settings, after.settings, clock.now())),
      ]
      const expected = sha256(JSON.stringify(warnings)).toString('base64url')
      if (warnings.length === 0 || confirmation === expected) return result
      const details: NeedsConfirmation = { warnings, confirmation: expected }
      throw new AppError('needs_confirmation', 'Confirm what this change does to the shop', details)
    })
