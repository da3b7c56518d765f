import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '@recadinho/i18n/dates'
import { filmProblemLabels } from '../../lib/film-labels.ts'
import { problemReasonLabels } from '../../lib/video-problem-labels.ts'
import { timeAgo } from '../../lib/time-ago.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useServerNow } from '../../lib/server-clock.ts'
import { workOptions } from './dashboard-queries.ts'
import { FigureCard } from '../../components/figure-card.tsx'
import { Figure, Figures } from '../../components/figure.tsx'
import { OrdersLink, type CountedOrders } from './orders-link.tsx'
import * as css from './dashboard.css.ts'

const problemLabels = { ...problemReasonLabels, ...filmProblemLabels }

/** What is to be made now. Each figure leads to its orders. */
export function WorkCard() {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const now = useServerNow()
  const number = new Intl.NumberFormat(tag)
  const orders = (name: string, count: number, search: CountedOrders, alarming = false) => (
    <Figure
      name={<OrdersLink search={search}>{name}</OrdersLink>}
      value={number.format(count)}
      alarming={alarming}
    />
  )
  return (
    <FigureCard id="to-do" title={t`To do`} query={useQuery(workOptions(api))}>
      {(work) => (
        <>
          <Figures>
            {orders(t`Late`, work.late, { status: 'in_production', late: true }, work.late > 0)}
            {orders(t`In production`, work.inProduction, { status: 'in_production' })}
            {orders(t`Pending payment`, work.pendingPayment, { status: 'pending' })}
            {orders(t`Due within 24 hours`, work.dueSoon, { status: 'in_production', due: 24 })}
            {orders(t`Nobody is on it`, work.unclaimed, {
              status: 'in_production',
              hold: false,
              claim: 'none',
            })}
            {orders(t`On hold`, work.onHold, { status: 'in_production', hold: true })}
            <Figure
              name={t`Problems with videos`}
              value={number.format(work.problems)}
              alarming={work.problems > 0}
            />
          </Figures>
          {work.problemOrders.length > 0 && (
            <ul aria-label={t`Problems with videos`}>
              {work.problemOrders.map(({ id, number: name, reason, reportedAt }) => (
                <li key={id} className={css.row}>
                  <Link to="/admin/orders/$id" params={{ id }} className={css.number}>
                    {name}
                  </Link>
                  <span className={css.muted}>
                    {i18n._(problemLabels[reason])}, {timeAgo(reportedAt, now, tag)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {work.next.length > 0 && (
            <ul aria-label={t`Due next`}>
              {work.next.map(({ id, number: name, dueAt }) => {
                const when = formatDateTime(dueAt, tag)
                return (
                  <li key={id} className={css.row}>
                    <Link to="/admin/orders/$id" params={{ id }} className={css.number}>
                      {name}
                    </Link>
                    <span className={css.muted}>
                      {Date.parse(dueAt) < now ? t`late since ${when}` : t`due ${when}`}
                    </span>
                  </li>
                )
              })}
            </ul>
          )}
        </>
      )}
    </FigureCard>
  )
}
