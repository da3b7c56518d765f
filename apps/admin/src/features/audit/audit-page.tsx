import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { AuditEntry } from '@recadinho/contracts/audit'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { useDeferredValue, useState } from 'react'
import { LoadMore } from '../../components/load-more.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { AuditFilters, type AuditFiltersProps } from './audit-filters.tsx'
import { AuditItem } from './audit-item.tsx'
import { auditOptions } from './audit-queries.ts'
import { isNarrowed } from './audit-search.ts'
import { UndoDialog } from './undo-dialog.tsx'
import * as css from './audit.css.ts'

/** Who did what, and the way to take changes back: the owner's. */
export function AuditPage({ search, onSearch }: AuditFiltersProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  // Other filters leave the list as it is until theirs has come.
  const shown = useDeferredValue(search)
  const log = useSuspenseInfiniteQuery(auditOptions(api, shown))
  const [undoing, setUndoing] = useState<AuditEntry>()
  const entries = log.data.pages.flatMap(({ items }) => items)
  return (
    <SettingsPage
      title={t`Audit log`}
      intro={t`Who did what, the newest first. It can't be edited. Views of orders are listed when you select them.`}
    >
      <AuditFilters search={search} onSearch={onSearch} />
      {!log.isFetchNextPageError && <OutOfDate query={log} />}
      {entries.length === 0 ? (
        <EmptyState
          title={t`No matches`}
          action={
            isNarrowed(search) && (
              <Button variant="secondary" onClick={() => onSearch({})}>
                <Trans>Show everything</Trans>
              </Button>
            )
          }
        >
          {t`Nothing in the log matches these filters.`}
        </EmptyState>
      ) : (
        <div className={css.log} aria-busy={shown !== search}>
          <ul aria-label={t`Entries`} className={css.list}>
            {entries.map((entry) => (
              <AuditItem key={entry.id} entry={entry} onUndo={() => setUndoing(entry)} />
            ))}
          </ul>
        </div>
      )}
      <LoadMore
        more={{
          hasNext: log.hasNextPage,
          loading: log.isFetchingNextPage,
          error: log.isFetchNextPageError ? log.error : null,
          loadNext: () => void log.fetchNextPage(),
        }}
      />
      {undoing && <UndoDialog entry={undoing} onClose={() => setUndoing(undefined)} />}
    </SettingsPage>
  )
}

/** The page whose log could not be read. */
export function AuditError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the audit log`} />
}
