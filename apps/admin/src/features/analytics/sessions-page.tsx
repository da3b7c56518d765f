import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SessionPosition } from '@recadinho/contracts/tracked-sessions'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { useDeferredValue } from 'react'
import { ExportCsv } from '../../components/export-csv.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { SessionFilters, type SessionFiltersProps } from './session-filters.tsx'
import { SessionPager } from './session-pager.tsx'
import { sessionsOptions } from './session-queries.ts'
import { isNarrowed, withFilters, type SessionSearch } from './session-search.ts'
import { toSessionQuery } from './tracking-query.ts'
import { SessionTable } from './session-table.tsx'
import * as css from './session-list.css.ts'

/** Filtered sessions, newest first. */
export function SessionsPage({ search, onSearch }: SessionFiltersProps) {
  const { api } = useAdmin()
  // The current list stays until the new filters' data have loaded.
  const shown = useDeferredValue(search)
  const sessions = useSuspenseQuery(sessionsOptions(api, shown))
  const { items } = sessions.data
  return (
    <div className={css.page}>
      <SessionFilters search={search} onSearch={onSearch} />
      <OutOfDate query={sessions} />
      <div aria-busy={shown !== search} className={css.busy}>
        {items.length === 0 ? (
          <NoSessions search={shown} onSearch={onSearch} />
        ) : (
          <>
            <SessionTable sessions={items} />
            <SessionPager list={sessions.data} search={shown} onSearch={onSearch} />
            <ExportSessions search={shown} />
          </>
        )}
      </div>
    </div>
  )
}

/** Shown when the list could not be loaded. */
export function SessionsError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the sessions`} />
}

function ExportSessions({ search }: { search: SessionSearch }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { page: _, limit: __, ...filters } = toSessionQuery(search)
  return (
    <ExportCsv<SessionPosition>
      name="sessions"
      read={(after, signal) =>
        api.call('exportTrackedSessions', { body: { filters, ...(after ? { after } : {}) }, signal })
      }
      soFar={(rows) => t`${plural(rows, { one: '# session so far', other: '# sessions so far' })}`}
      done={(count) => t`${plural(count, { one: '# session exported', other: '# sessions exported' })}`}
    />
  )
}

function NoSessions({ search, onSearch }: SessionFiltersProps) {
  const { t } = useLingui()
  if (search.page !== undefined)
    return (
      <EmptyState
        title={t`No such page`}
        action={
          <Button variant="secondary" onClick={() => onSearch(withFilters(search, {}))}>
            <Trans>Show the first page</Trans>
          </Button>
        }
      >
        {t`There are fewer sessions than that.`}
      </EmptyState>
    )
  if (!isNarrowed(search))
    return (
      <EmptyState title={t`No sessions yet`}>
        {t`Visits to the shop appear here a few seconds after they begin.`}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t`No matches`}
      action={
        <Button variant="secondary" onClick={() => onSearch({})}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      {t`No session fits these filters. Remove one of them.`}
    </EmptyState>
  )
}
