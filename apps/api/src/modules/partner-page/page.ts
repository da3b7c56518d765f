import type { PartnerPage } from '@recadinho/contracts/partner-page'
import { dayOf } from '@recadinho/i18n/calendar'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { sha256 } from '../../ids.ts'
import { affiliateLink } from '../affiliates/service.ts'
import { findSettings } from '../settings/queries.ts'
import { clicksByMonth, commissionByMonth, findPageByToken, ordersByMonth, payoutsTo } from './queries.ts'

const dayMs = 24 * 3_600_000

/** S3, S4: the figures behind a link. */
export async function openPage({ db, clock, config }: Context, token: string): Promise<PartnerPage> {
  const found = await findPageByToken(db, sha256(token))
  if (!found) throw new AppError('not_found', 'There is no such page')
  const { code, name, commission, active } = found
  const { time_zone: zone, commission_days: waitingDays, keep_visits_days: keptDays } = await findSettings(db)
  const [clicks, orders, lines, payouts] = await Promise.all([
    clicksByMonth(db, code, zone),
    ordersByMonth(db, code, zone),
    commissionByMonth(db, code, zone),
    payoutsTo(db, code),
  ])
  const now = clock.now()
  const keptSince = dayOf(new Date(now.getTime() - keptDays * dayMs), zone)
  const thisMonth = dayOf(now, zone).slice(0, 7)
  const months = [...new Set([thisMonth, ...clicks.map(monthOf), ...orders.map(monthOf)])]
  return {
    name,
    link: affiliateLink(code, config.publicOrigin),
    commission,
    active,
    waitingDays,
    months: months
      .toSorted()
      .toReversed()
      .map((month) => ({
        month,
        clicks: `${month}-01` < keptSince ? null : countOf(clicks, month),
        orders: countOf(orders, month),
      })),
    accounts: accountsOf(lines),
    payouts: payouts.map(({ created_at: at, currency, amount }) => ({
      at: at.toISOString(),
      currency,
      amount: Number(amount),
    })),
  }
}

const monthOf = ({ month }: { month: string }) => month
const countOf = (rows: readonly { month: string; count: number }[], month: string) =>
  rows.find((row) => row.month === month)?.count ?? 0

/** The totals and months of each currency. */
function accountsOf(lines: Awaited<ReturnType<typeof commissionByMonth>>): PartnerPage['accounts'] {
  const currencies = [...new Set(lines.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const months = lines
      .filter((line) => line.currency === currency)
      .map(({ month, pending, approved, paid }) => ({
        month,
        pending: Number(pending),
        approved: Number(approved),
        paid: Number(paid),
      }))
    const sum = (state: 'pending' | 'approved' | 'paid') => months.reduce((all, each) => all + each[state], 0)
    return { currency, pending: sum('pending'), approved: sum('approved'), paid: sum('paid'), months }
  })
}
