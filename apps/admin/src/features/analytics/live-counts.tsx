import { Trans } from '@lingui/react/macro'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '@recadinho/ui/table'
import type { ReactNode } from 'react'
import { useLocale } from '../../lib/use-locale.ts'

export interface LiveCountsProps {
  /** Of the table, for screen readers. */
  label: string
  /** Of what is counted by. */
  name: string
  rows: readonly { key: string; name: ReactNode; count: number }[]
}

/** How many visitors each page or country has. */
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
