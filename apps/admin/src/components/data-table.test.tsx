import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { columnsOf, DataTable } from './data-table.tsx'

interface Item {
  id: string
  name: string
  amount: number
}
const column = columnsOf<Item>()
const columns = column.columns([
  column.display({ id: 'name', header: 'Name', cell: ({ row }) => row.original.name, meta: { names: true } }),
  column.display({
    id: 'amount',
    header: 'Amount',
    cell: ({ row }) => row.original.amount,
    meta: { align: 'end' },
  }),
])
const items = [
  { id: 'a', name: 'Ana', amount: 5 },
  { id: 'b', name: 'Bia', amount: 7 },
]

it('is a table by markup: a head for each column, a name for each row', () => {
  render(<DataTable label="Orders" columns={columns} items={items} />)
  const table = within(screen.getByRole('table', { name: 'Orders' }))
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Name', 'Amount'])
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Ana', 'Bia'])
  expect(within(table.getByRole('row', { name: 'Bia 7' })).getByRole('cell').textContent).toBe('7')
})

it('leaves out the columns that find no room, in the head and in the rows', () => {
  const { rerender } = render(
    <DataTable label="Orders" columns={columns} items={items} hidden={['amount']} />,
  )
  expect(screen.getAllByRole('columnheader')).toHaveLength(1)
  expect(screen.queryByText('5')).toBeNull()
  rerender(<DataTable label="Orders" columns={columns} items={items} />)
  expect(screen.getByText('5')).toBeDefined()
})
