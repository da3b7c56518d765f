import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { formatDateTime } from '@recadinho/i18n/dates'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { Heading } from '@recadinho/ui/text'
import { BackLink } from '../../components/back-link.tsx'
import { DetailCard } from '../../components/detail-card.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { isNotFound } from '../../lib/api.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { SessionFacts } from './session-facts.tsx'
import { OrderList } from './session-orders.tsx'
import { sessionOptions } from './session-queries.ts'
import type { SessionSearch } from './session-search.ts'
import { SessionTimeline } from './session-timeline.tsx'
import * as css from './session-page.css.ts'

export interface SessionPageProps {
  id: string
  role: StaffRole
  /** The filters of the list from which it was opened. */
  search: SessionSearch
}

/** One session: its origin, events and orders. */
export function SessionPage({ id, role, search }: SessionPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const query = useSuspenseQuery(sessionOptions(api, id))
  const { session, events, orders } = query.data
  const began = formatDateTime(session.startedAt, tag)
  return (
    <div className={css.page}>
      <div>
        <BackLink to="/admin/analytics/sessions" search={search}>
          <Trans>Sessions</Trans>
        </BackLink>
        <Heading level={2} size="h3">
          {t`Session of ${began}`}
        </Heading>
      </div>
      <OutOfDate query={query} />
      <div className={css.columns}>
        <div className={css.column}>
          <DetailCard title={t`Visit`}>
            <SessionFacts session={session} />
          </DetailCard>
          {orders.length > 0 && (
            <DetailCard title={t`Orders`}>
              <OrderList orders={orders} role={role} />
            </DetailCard>
          )}
        </div>
        <DetailCard title={t`Timeline`}>
          <SessionTimeline events={events} />
        </DetailCard>
      </div>
    </div>
  )
}

/** Shown when the session could not be loaded or has been deleted. */
export function SessionError(props: ErrorComponentProps) {
  const { t } = useLingui()
  const title = isNotFound(props.error)
    ? t`This session isn't kept any more`
    : t`We couldn't load the session`
  return <PageError {...props} title={title} />
}
