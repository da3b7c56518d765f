import {
  columnVisibilityFeature,
  createColumnHelper,
  FlexRender,
  metaHelper,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '@recadinho/ui/table'

interface ColumnLooks {
  /** `end` for numbers. */
  align?: 'end'
  /** Its cells are the row headers. */
  names?: true
}

const features = tableFeatures({ columnVisibilityFeature, columnMeta: metaHelper<ColumnLooks>() })

export type Columns<Item extends object> = ColumnDef<typeof features, Item>[]

/** The columns of a table, defined at module scope: `column.display({ id, header, cell, meta: { align: 'end' } })`. */
export const columnsOf = <Item extends object>() => createColumnHelper<typeof features, Item>()

export interface DataTableProps<Item extends object> {
  /** Accessible name. */
  label: string
  columns: Columns<Item>
  items: readonly Item[]
  /** Ids of columns hidden for lack of space. */
  hidden?: readonly string[]
  /** The table head sticks below the app's header. */
  belowHeader?: boolean
}

/** A table of items: TanStack Table for the logic, the design system for the markup. */
export function DataTable<Item extends { id: string }>({
  label,
  columns,
  items,
  hidden,
  belowHeader = false,
}: DataTableProps<Item>) {
  const table = useTable({
    features,
    columns,
    data: items,
    getRowId: ({ id }) => id,
    state: { columnVisibility: Object.fromEntries((hidden ?? []).map((id) => [id, false])) },
  })
  return (
    <Table label={label} below={belowHeader ? 'header' : 'page'}>
      <TableHead>
        {table.getFlatHeaders().map((header) => (
          <HeadCell key={header.id} align={header.column.columnDef.meta?.align}>
            <FlexRender header={header} />
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {table.getRowModel().rows.map((row) => (
          <Row key={row.id}>
            {row.getVisibleCells().map((cell) => {
              const { align, names } = cell.column.columnDef.meta ?? {}
              const Tag = names ? RowName : Cell
              return (
                <Tag key={cell.id} align={align}>
                  <FlexRender cell={cell} />
                </Tag>
              )
            })}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
