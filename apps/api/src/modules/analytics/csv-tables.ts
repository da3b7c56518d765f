import { orderParts } from '@recadinho/contracts/analytics'
import type { AnalyticsTable } from '@recadinho/contracts/filters'
import { sessionParts } from '@recadinho/contracts/tracking'
import { currencyExponent } from '@recadinho/i18n/currencies'
import type { Context } from '../../context.ts'
import { byteOrderMark, csvLine } from '../../csv.ts'
import type { Period } from '../tracking/store/event-store.ts'
import { withWholeParts } from '../tracking/whole-parts.ts'
import { readDays, readParts } from './sales-queries.ts'
import { tracking } from '../tracking/tracking.ts'

type Cell = string | number | null

/**
 * Column names are those of the API, the same in every language. Visits and each currency's money are separate rows.
 */
export async function tableAsCsv(ctx: Context, table: AnalyticsTable, period: Period): Promise<string> {
  const lines = table === 'days' ? await days(ctx, period) : await parts(ctx, table, period)
  return byteOrderMark + lines.map((line) => csvLine(line)).join('')
}

async function days(ctx: Context, period: Period): Promise<Cell[][]> {
  const [visits, sales] = await Promise.all([tracking(ctx).store.series(period), readDays(ctx.db, period)])
  return [
    [
      'day',
      'sessions',
      'visitors',
      'pages',
      'paidSessions',
      'currency',
      'orders',
      'total',
      'received',
      'refunded',
    ],
    ...visits.map(({ day, sessions, visitors, pages, paid }) => [day, sessions, visitors, pages, paid]),
    ...sales.map(({ day, currency, orders, total, received, refunded }) =>
      [day, null, null, null, null, currency, orders].concat(
        [total, received, refunded].map((amount) => inUnits(amount, currency)),
      ),
    ),
  ]
}

async function parts(ctx: Context, table: AnalyticsTable, period: Period): Promise<Cell[][]> {
  const [visits, sales] = await Promise.all([
    sessionParts.some((part) => part === table)
      ? tracking(ctx)
          .store.stats(period)
          .then((stats) => withWholeParts(stats, period))
      : undefined,
    orderParts.some((part) => part === table) ? readParts(ctx.db, period) : [],
  ])
  return [
    [table, 'sessions', 'paidSessions', 'currency', 'orders', 'total'],
    ...(visits?.parts ?? []).flatMap(({ part, key, sessions, paid }) =>
      part === table ? [[nameOf(key), sessions, paid]] : [],
    ),
    ...sales.flatMap(({ part, key, currency, orders, total }) =>
      part === table ? [[nameOf(key), null, null, currency, orders, inUnits(total, currency)]] : [],
    ),
  ]
}

/** Rows of what is not known have a name, so that no cell is empty by mistake. */
const nameOf = (key: string | null) => (key === null ? '(no visit known)' : key === '' ? '(none)' : key)

const inUnits = (amount: number, currency: string) =>
  Number((amount / 10 ** currencyExponent(currency)).toFixed(3))
