import type { CreatePayoutBody, Payout } from '@recadinho/contracts/commissions'
import { inMajorUnits } from '@recadinho/i18n/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { byteOrderMark, csvLine } from '../../csv.ts'
import { findPayoutByKey, insertPayout, listShares, payLines } from './payout-queries.ts'
import { listBalances, lockAccount } from './queries.ts'
import { payoutView } from './view.ts'

/** M3 to M5: records that affiliates were paid their approved commission. */
export function createPayout(
  { db, clock }: Context,
  { currency, amounts }: CreatePayoutBody,
  { key, requestHash }: IdempotentRequest,
  by: Asker,
): Promise<Payout> {
  const expectedAmounts = new Map(amounts.map(({ code, amount }) => [code.toUpperCase(), amount]))
  // Always in the same order, so that two payouts never deadlock.
  const codes = [...expectedAmounts.keys()].toSorted()
  return transact(db, async (tx) => {
    for (const code of codes) await lockAccount(tx, code)
    const earlier = await findPayoutByKey(tx, key)
    if (earlier?.request_hash.equals(requestHash)) return payoutView(earlier)
    if (earlier) throw new AppError('idempotency_key_reused', 'This key was used for another payout')
    await checkAmounts(tx, currency, expectedAmounts)
    const now = clock.now()
    const amount = [...expectedAmounts.values()].reduce((sum, each) => sum + each, 0)
    const { id } = await insertPayout(tx, { key, requestHash, currency, amount, staffId: by.staffId, now })
    await payLines(tx, id, currency, codes)
    await insertAuditEntry(tx, {
      at: now,
      ...by,
      action: 'commissions.paid_out',
      subject: `affiliate-payouts/${id}`,
      details: { currency: { now: currency }, amount: { now: amount }, affiliates: { now: codes } },
    })
    const payout = await findPayoutByKey(tx, key)
    if (payout === undefined) throw new Error('A payout was not written')
    return payoutView(payout)
  })
}

/** M4. */
async function checkAmounts(
  tx: Tx,
  currency: string,
  expectedAmounts: ReadonlyMap<string, number>,
): Promise<void> {
  const balances = await listBalances(tx)
  const approved = new Map(
    balances.filter((each) => each.currency === currency).map((each) => [each.code, Number(each.approved)]),
  )
  const changed = [...expectedAmounts].flatMap(([code, amount]) =>
    approved.get(code) === amount ? [] : [code],
  )
  if (changed.length > 0)
    throw new AppError('version_conflict', 'The approved amounts have changed', { changed })
}

/** M6. Column names are the same in every language, so that programs can read every file. */
export async function payoutCsv({ db }: Context, id: string): Promise<string> {
  const shares = await listShares(db, id)
  if (shares.length === 0) throw new AppError('not_found', 'No such payout')
  const head = ['payout', 'paidAt', 'affiliate', 'name', 'contact', 'amount', 'currency', 'orders']
  const lines = shares.map(({ created_at: at, code, name, contact, amount, currency, orders }) => {
    const inUnits = inMajorUnits({ amount: Number(amount), currency })
    return csvLine([Number(id), at.toISOString(), code, name, contact, inUnits, currency, orders])
  })
  return byteOrderMark + csvLine(head) + lines.join('')
}
