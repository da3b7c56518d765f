import { Trans } from '@lingui/react/macro'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '@recadinho/ui/table'
import type { ReactNode } from 'react'
import { useLocale } from '../../lib/use-locale.ts'

export interface LiveCountsProps {
  /** The table's name for screen readers. */
  label: string
  /** The header of the first column. */
  name: string
  rows: readonly { key: string; name: ReactNode; count: number }[]
}

/** Visitors by page or country. */
export function LiveCounts({ label, name, rows }: LiveCountsProps) {
  const number = new Intl.NumberFormat(useLocale().tag)
  return (
    <Table label={label}>
      <TableHead>
        <HeadCell>{name}</HeadCell>
        <HeadCell align="end">
          <Trans>Visitors</Trans>
        </HeadCell>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name: of, count }) => (
          <Row key={key}>
            <RowName>{of}</RowName>
            <Cell align="end">{number.format(count)}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
