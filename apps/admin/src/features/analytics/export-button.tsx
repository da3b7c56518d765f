import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { DownloadIcon } from '@recadinho/ui/icon'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { downloadFile } from '../../lib/download.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { toFilters, type Breakdown, type OverviewSearch } from './overview-search.ts'
import { toTrackingQuery } from './tracking-query.ts'

export interface ExportButtonProps {
  search: OverviewSearch
  table: Breakdown | 'days'
}

/** Downloads a table of the page as CSV, with the current period and filters. */
export function ExportButton({ search, table }: ExportButtonProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const exporting = useMutation({
    mutationFn: () =>
      api.call('exportAnalytics', { query: { ...toTrackingQuery(toFilters(search)), table } }),
    onSuccess({ csv }) {
      const day = new Date().toISOString().slice(0, 10)
      downloadFile(`analytics-${table}-${day}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    },
  })
  return (
    <div>
      <Button
        variant="subtle"
        size="sm"
        iconStart={<DownloadIcon size="sm" />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        <Trans>Export as CSV</Trans>
      </Button>
      <ErrorCallout
        error={exporting.error}
        title={t`No file was saved.`}
        onRetry={() => exporting.mutate()}
      />
    </div>
  )
}
