import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { DownloadIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { downloadFile } from '../../lib/download.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { toListQuery, type OrderSearch } from './order-search.ts'
import * as css from './order-list.css.ts'

/** Saves the listed orders as a file. Reads them in parts, so it shows progress and can be stopped. */
export function ExportOrders({ search }: { search: OrderSearch }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const [rows, setRows] = useState(0)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const exporting = useMutation({
    async mutationFn(signal: AbortSignal) {
      const parts: string[] = []
      let count = 0
      let after: string | null | undefined
      while (after !== null) {
        const body = { filters: toListQuery(search), ...(after ? { after } : {}) }
        // oxlint-disable-next-line no-await-in-loop -- each part says where the next begins
        const part = await api.call('exportOrders', { body, signal })
        parts.push(part.csv)
        count += part.rows
        setRows(count)
        after = part.next
      }
      return { parts, count }
    },
    onSuccess({ parts, count }) {
      const day = new Date().toISOString().slice(0, 10)
      downloadFile(`orders-${day}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
      toasts.show({ title: t`${plural(count, { one: '# order exported', other: '# orders exported' })}` })
    },
  })
  const begin = () => {
    stop.current = new AbortController()
    setRows(0)
    exporting.mutate(stop.current.signal)
  }
  // Stopping is not an error.
  const failed = exporting.variables?.aborted ? null : exporting.error

  return (
    <>
      <div className={css.saving}>
        <Button
          variant="subtle"
          size="sm"
          iconStart={<DownloadIcon size="sm" />}
          loading={exporting.isPending}
          onClick={begin}
        >
          {exporting.isPending
            ? t`${plural(rows, { one: '# order so far', other: '# orders so far' })}`
            : t`Export as CSV`}
        </Button>
        {exporting.isPending && (
          <Button variant="subtle" size="sm" onClick={() => stop.current?.abort()}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
      <VisuallyHidden live="polite">{exporting.isPending ? t`Exporting…` : ''}</VisuallyHidden>
      <ErrorCallout error={failed} title={t`The export stopped. No file was saved.`} onRetry={begin} />
    </>
  )
}
