import { useLingui } from '@lingui/react/macro'
import type { Sales, SalesReport } from '@recadinho/contracts/analytics'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { Link } from '@tanstack/react-router'
import { Figure, Figures } from '../../components/figure.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { inFigures } from './in-figures.ts'
import * as css from './overview.css.ts'

export interface SalesFiguresProps {
  sales: SalesReport
  /** Whether the reader may open the order list. */
  mayListOrders: boolean
  country: string | undefined
}

/** Paid orders and revenue per currency, compared with the period before. */
export function SalesFigures({ sales, mayListOrders, country }: SalesFiguresProps) {
  const { t } = useLingui()
  const currencies = [
    ...new Set([...sales.totals, ...sales.before].map(({ currency }) => currency)),
  ].toSorted()
  if (currencies.length === 0) return <Text tone="muted">{t`No orders were paid in this period.`}</Text>
  const of = (list: readonly Sales[], currency: string): Sales =>
    list.find((each) => each.currency === currency) ?? {
      currency,
      orders: 0,
      total: 0,
      received: 0,
      refunded: 0,
    }
  return currencies.map((currency) => (
    <Currency
      key={currency}
      now={of(sales.totals, currency)}
      before={of(sales.before, currency)}
      paid={mayListOrders ? { paidSince: sales.since, paidBefore: sales.until } : undefined}
      country={country}
    />
  ))
}

interface CurrencyProps {
  now: Sales
  before: Sales
  /** Period of the linked order list; no link without it. */
  paid: { paidSince: string; paidBefore: string } | undefined
  country: string | undefined
}

function Currency({ now, before, paid, country }: CurrencyProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { count, change } = inFigures(tag)
  const { currency } = now
  const money = (amount: number) => formatMoney({ amount: Math.round(amount), currency }, tag)
  const average = ({ total, orders }: Sales) => (orders === 0 ? '–' : money(total / orders))
  const earlier = (value: string) => t`before: ${value}`
  const orders = t`Paid orders, ${currency}`
  return (
    <Figures>
      <Figure
        name={
          paid === undefined ? (
            orders
          ) : (
            <Link
              to="/admin/orders"
              search={{ ...paid, ...(country === undefined ? {} : { country }) }}
              className={css.link}
            >
              {orders}
            </Link>
          )
        }
        value={count(now.orders)}
        note={earlier(count(before.orders) + change(now.orders, before.orders))}
      />
      <Figure
        name={t`Revenue, ${currency}`}
        value={money(now.received)}
        note={earlier(money(before.received) + change(now.received, before.received))}
      />
      <Figure name={t`Average order, ${currency}`} value={average(now)} note={earlier(average(before))} />
      {now.refunded > 0 && (
        <Figure
          name={t`Refunded, ${currency}`}
          value={money(now.refunded)}
          note={earlier(money(before.refunded))}
        />
      )}
    </Figures>
  )
}
