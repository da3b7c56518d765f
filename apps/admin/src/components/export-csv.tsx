import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { DownloadIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { downloadFile } from '../lib/download.ts'
import { toasts } from '../lib/toasts.ts'
import { ErrorCallout } from './error-callout.tsx'
import * as css from './export-csv.css.ts'

/** A part of a file, and where the next one begins. */
interface CsvPart<Position> {
  csv: string
  rows: number
  next: Position | null
}

export interface ExportCsvProps<Position> {
  /** Of the file, before its day: `orders`. */
  name: string
  read: (after: Position | undefined, signal: AbortSignal) => Promise<CsvPart<Position>>
  /** In words, while it goes on: `5,000 orders so far`. */
  soFar: (rows: number) => string
  /** In words, once it is done: `7,200 orders exported`. */
  done: (rows: number) => string
}

/** Saves a list as a file. Reads it in parts, so it shows progress and can be stopped. */
export function ExportCsv<Position>({ name, read, soFar, done }: ExportCsvProps<Position>) {
  const { t } = useLingui()
  const [rows, setRows] = useState(0)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const exporting = useMutation({
    async mutationFn(signal: AbortSignal) {
      const parts: string[] = []
      let count = 0
      let after: Position | null | undefined
      while (after !== null) {
        // oxlint-disable-next-line no-await-in-loop -- each part says where the next begins
        const part: CsvPart<Position> = await read(after, signal)
        parts.push(part.csv)
        count += part.rows
        setRows(count)
        after = part.next
      }
      return { parts, count }
    },
    onSuccess({ parts, count }) {
      const day = new Date().toISOString().slice(0, 10)
      downloadFile(`${name}-${day}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
      toasts.show({ title: done(count) })
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
      <div className={css.buttons}>
        <Button
          variant="subtle"
          size="sm"
          iconStart={<DownloadIcon size="sm" />}
          loading={exporting.isPending}
          onClick={begin}
        >
          {exporting.isPending ? soFar(rows) : t`Export as CSV`}
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
