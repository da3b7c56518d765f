import { Trans, useLingui } from '@lingui/react/macro'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '@recadinho/ui/table'
import * as css from './chart.css.ts'

export interface DaysTableProps {
  label: string
  rows: readonly { day: string; name: string; value: string; changes: readonly string[] }[]
}

/** The data of the chart as a table. */
export function DaysTable({ label, rows }: DaysTableProps) {
  const { t } = useLingui()
  return (
    <details>
      <summary className={css.summary}>
        <Trans>Show as a table</Trans>
      </summary>
      <Table label={label}>
        <TableHead>
          <HeadCell>{t`Day`}</HeadCell>
          <HeadCell align="end">{label}</HeadCell>
          <HeadCell>{t`What changed`}</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map(({ day, name, value, changes }) => (
            <Row key={day}>
              <RowName>{name}</RowName>
              <Cell align="end">{value}</Cell>
              <Cell>{changes.join(' · ')}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </details>
  )
}
