import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '@recadinho/i18n/dates'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useServerNow } from '../../lib/server-clock.ts'
import { workOptions } from './dashboard-queries.ts'
import { FigureCard } from './figure-card.tsx'
import { Figure, Figures } from './figure.tsx'
import * as css from './dashboard.css.ts'

/** What is to be made now. Each figure leads to its orders. */
export function WorkCard() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const now = useServerNow()
  const number = new Intl.NumberFormat(tag)
  return (
    <FigureCard id="to-do" title={t`To do`} query={useQuery(workOptions(api))}>
      {(work) => (
        <>
          <Figures>
            <Figure
              name={
                <Link
                  to="/admin/orders"
                  search={{ status: 'in_production', late: true }}
                  className={css.link}
                >
                  <Trans>Late</Trans>
                </Link>
              }
              value={number.format(work.late)}
              alarming={work.late > 0}
            />
            <Figure
              name={
                <Link to="/admin/orders" search={{ status: 'in_production' }} className={css.link}>
                  <Trans>In production</Trans>
                </Link>
              }
              value={number.format(work.inProduction)}
            />
            <Figure
              name={
                <Link to="/admin/orders" search={{ status: 'pending' }} className={css.link}>
                  <Trans>Pending payment</Trans>
                </Link>
              }
              value={number.format(work.pendingPayment)}
            />
            <Figure name={t`Due within 24 hours`} value={number.format(work.dueSoon)} />
            <Figure name={t`Nobody is on it`} value={number.format(work.unclaimed)} />
            <Figure name={t`On hold`} value={number.format(work.onHold)} />
          </Figures>
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
