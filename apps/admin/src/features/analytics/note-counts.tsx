import { Trans, useLingui } from '@lingui/react/macro'
import type { DataQuality } from '@recadinho/contracts/data-quality'
import { ChevronDownIcon } from '@recadinho/ui/icon'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '@recadinho/ui/table'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import { reasonWords } from './quality-labels.ts'
import * as css from './session-page.css.ts'

export interface NoteCountsProps {
  /** The tables' name for screen readers. */
  label: string
  notes: DataQuality['notes']
}

/** How often each reason occurred in the period, and on each day. */
export function NoteCounts({ label, notes }: NoteCountsProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  if (notes.length === 0) return <Text tone="muted">{t`None in this period.`}</Text>
  const number = new Intl.NumberFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <Table label={label}>
        <TableHead>
          <HeadCell>
            <Trans>Reason</Trans>
          </HeadCell>
          <HeadCell align="end">
            <Trans>Events</Trans>
          </HeadCell>
        </TableHead>
        <TableBody>
          {totals(notes).map(({ reason, count }) => (
            <Row key={reason}>
              <RowName>{reasonWords(i18n, reason)}</RowName>
              <Cell align="end">{number.format(count)}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <details>
        <summary className={css.summary}>
          <Trans>By day</Trans>
          <ChevronDownIcon size="sm" />
        </summary>
        <Table label={t`${label} by day`}>
          <TableHead>
            <HeadCell>
              <Trans>Day</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Reason</Trans>
            </HeadCell>
            <HeadCell align="end">
              <Trans>Events</Trans>
            </HeadCell>
          </TableHead>
          <TableBody>
            {notes.map(({ day, reason, count }) => (
              <Row key={`${day} ${reason}`}>
                <RowName>{date.format(new Date(day))}</RowName>
                <Cell>{reasonWords(i18n, reason)}</Cell>
                <Cell align="end">{number.format(count)}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </details>
    </>
  )
}

/** Totals of the whole period, most frequent first. */
function totals(notes: DataQuality['notes']): { reason: string; count: number }[] {
  const sums = new Map<string, number>()
  for (const { reason, count } of notes) sums.set(reason, (sums.get(reason) ?? 0) + count)
  return [...sums].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count)
}
