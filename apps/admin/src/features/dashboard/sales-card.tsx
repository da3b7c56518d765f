import type { DashboardPeriod } from '@recadinho/contracts/filters'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Text } from '@recadinho/ui/text'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { mayCall } from '../../lib/may-call.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { salesOptions } from './dashboard-queries.ts'
import { DaysChart } from './days-chart.tsx'
import { FigureCard } from '../../components/figure-card.tsx'
import { Figure, Figures } from '../../components/figure.tsx'
import { OrdersLink, type CountedOrders } from './orders-link.tsx'
import * as css from './dashboard.css.ts'

/** From the visit to the payment. The orders lead to their list, for who may see it. */
export function SalesCard({ role, days }: { role: StaffRole; days: DashboardPeriod }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const count = (value: number) => number.format(value)
  const before = (value: number) => {
    const earlier = count(value)
    return t`before: ${earlier}`
  }
  const share = (part: number, whole: number) => (whole === 0 ? '–' : percent.format(part / whole))
  const listed = (name: string, search: CountedOrders) =>
    mayCall(role, 'listAdminOrders') ? <OrdersLink search={search}>{name}</OrdersLink> : name
  return (
    <FigureCard title={t`Visits and orders`} query={useQuery(salesOptions(api, days))}>
      {(sales) => {
        const sum = (name: 'visits' | 'orders' | 'paid') =>
          sales.days.reduce((total, day) => total + day[name], 0)
        const [visits, orders, paid] = [sum('visits'), sum('orders'), sum('paid')]
        if (visits + orders + paid === 0)
          return <Text tone="muted">{t`No visits and no orders in this period.`}</Text>
        return (
          <>
            <Figures>
              <Figure
                name={
                  <Link to="/admin/analytics" search={{ days }} className={css.link}>
                    {t`Visits`}
                  </Link>
                }
                value={count(visits)}
                note={before(sales.before.visits)}
              />
              <Figure
                name={listed(t`Orders`, { placedSince: sales.since })}
                value={count(orders)}
                note={before(sales.before.orders)}
              />
              <Figure
                name={listed(t`Paid`, { paidSince: sales.since })}
                value={count(paid)}
                note={before(sales.before.paid)}
              />
              <Figure name={t`Visits that ordered`} value={share(sales.visits.ordered, sales.visits.all)} />
              <Figure name={t`Orders that were paid`} value={share(sales.orders.paid, sales.orders.all)} />
            </Figures>
            <DaysChart
              label={t`Orders by day`}
              days={sales.days.map(({ day, orders: value }) => ({ day, value }))}
              format={count}
            />
          </>
        )
      }}
    </FigureCard>
  )
}
