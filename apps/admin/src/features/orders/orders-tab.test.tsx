import { ApiError } from '@recadinho/contracts/client'
import type { AdminOrderList } from '@recadinho/contracts/admin-orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { anOrder, anOrderList } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { toasts } from '../../lib/toasts.ts'
import type { OrderSearch } from './order-search.ts'
import { OrdersError, OrdersTab } from './orders-tab.tsx'

beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    })),
)

function Page() {
  const [search, setSearch] = useState<OrderSearch>({})
  return <OrdersTab search={search} onSearch={setSearch} mayExport />
}
/** Responses of the page's other queries. */
const beside: Record<string, unknown> = {
  listOrderCountries: { codes: ['BR', 'US'] },
  listOrderViews: { items: [] },
}
const statusOf = (input: unknown) => (input as { query: OrderSearch }).query.status // the list's query

it('keeps the list while the one of other filters is on its way', async () => {
  const late = Promise.withResolvers<AdminOrderList>()
  await renderPage(
    <Page />,
    (name, input) => beside[name] ?? (statusOf(input) ? late.promise : anOrderList(['R-AAAAAA'])),
  )
  expect(await screen.findByRole('link', { name: 'R-AAAAAA' })).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /^Completed/ }))
  const list = screen.getByRole('table').closest('[aria-busy]')
  await waitFor(() => expect(list?.getAttribute('aria-busy')).toBe('true'))
  expect(screen.getByRole('link', { name: 'R-AAAAAA' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Completed/ }).checked).toBe(true)
  late.resolve(anOrderList(['R-BBBBBB']))
  expect(await screen.findByRole('link', { name: 'R-BBBBBB' })).toBeDefined()
  expect(list?.getAttribute('aria-busy')).toBe('false')
})

it('moves along the rows with j and k', async () => {
  await renderPage(<Page />, (name) => beside[name] ?? anOrderList(['R-AAAAAA', 'R-BBBBBB']))
  await screen.findByRole('link', { name: 'R-AAAAAA' })
  await userEvent.keyboard('jj')
  expect(document.activeElement?.textContent).toBe('R-BBBBBB')
  await userEvent.keyboard('k')
  expect(document.activeElement?.textContent).toBe('R-AAAAAA')
})

it('says that the list could not be read, and asks again', async () => {
  let down = true
  const answer = (name: string) => {
    if (beside[name]) return beside[name]
    if (down) throw new TypeError('Failed to fetch')
    return anOrderList([])
  }
  await renderPage(<Page />, answer, OrdersError)
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the orders")
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your first order will appear here.')).toBeDefined()
})

it('shows each filter beside the list, to be taken away by itself or with all others', async () => {
  const client = await renderPage(<Page />, (name) => beside[name] ?? anOrderList([]))
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  await userEvent.selectOptions(screen.getByLabelText('Due time'), 'On hold')
  await userEvent.selectOptions(screen.getByLabelText('Who is on it'), 'Nobody')
  await screen.findByRole('option', { name: 'Brazil' })
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Brazil')
  const all = { status: 'in_production', hold: true, claim: 'none', country: 'BR' }
  await waitFor(() => expect(client.call.mock.lastCall?.[1]).toMatchObject({ query: all }))
  expect(await screen.findByText('No order fits these filters. Remove one of them.')).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'On hold, remove this filter' }))
  await waitFor(() => expect(client.call.mock.lastCall?.[1]).not.toHaveProperty('query.hold'))
  expect(document.activeElement?.textContent).toBe('Filters')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
})

it('names the filters as a view, opens, renames and deletes it, and takes the deletion back', async () => {
  let views: { id: string; name: string; filters: OrderSearch }[] = []
  await renderPage(<Page />, (name, input) => {
    const { params, body } = input as { params: { id: string }; body: { name: string; filters: OrderSearch } } // sent by the page
    if (name === 'putOrderView') views = [{ id: params.id, ...body }]
    if (name === 'deleteOrderView') views = []
    return name === 'listOrderViews' ? { items: views } : name.endsWith('View') ? null : anOrderList([])
  })
  await userEvent.click(await screen.findByRole('radio', { name: /^Completed/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save as a view…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a name of at most 40 characters')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Done{Enter}')
  const chip = await screen.findByRole('radio', { name: 'Done' })
  await userEvent.click(screen.getByRole('radio', { name: 'On hold' }))
  await userEvent.click(chip)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Completed/ }).checked).toBe(true)

  await userEvent.click(screen.getByRole('button', { name: 'Rename view…' }))
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Finished{Enter}')
  expect(await screen.findByRole('radio', { name: 'Finished' })).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete view' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Finished' })).toBeNull())
  toasts.current()?.action?.onClick()
  expect(await screen.findByRole('radio', { name: 'Finished' })).toBeDefined()
})

it('saves the list as a file, part by part, and asks again from the beginning where it broke off', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL() {} }),
  )
  const parts = [
    { csv: 'number\r\nR-A\r\n', rows: 1, next: 'a' },
    new TypeError('Failed to fetch'),
    { csv: 'number\r\nR-A\r\n', rows: 1, next: 'a' },
    { csv: 'R-B\r\n', rows: 1, next: null },
  ]
  const client = await renderPage(<Page />, (name) => {
    if (name !== 'exportOrders') return beside[name] ?? anOrderList(['R-AAAAAA'])
    const part = parts.shift()
    if (part instanceof Error) throw part
    return part
  })
  await userEvent.click(await screen.findByRole('radio', { name: /^Completed/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No file was saved')
  expect(saved).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toBe('number\r\nR-A\r\nR-B\r\n')
  expect(client.call.mock.lastCall?.[1]).toMatchObject({
    body: { filters: { status: 'completed' }, after: 'a' },
  })
})

/** A refusal by the server. */
const refusal = new ApiError(
  409,
  'Conflict',
  JSON.stringify({ code: 'illegal_transition', message: 'No', requestId: 'r' }),
)

it('does one thing to each selected order, says which were refused and why, and takes the others back', async () => {
  const client = await renderPage(<Page />, (name, input) => {
    const { params } = input as { params: { id: string } } // sent by the page
    if (name === 'holdOrder' && params.id === 'R-BBBBBB') throw refusal
    if (name === 'holdOrder' || name === 'releaseOrder') return anOrder({ id: params.id, version: 4 })
    return beside[name] ?? anOrderList(['R-AAAAAA', 'R-BBBBBB', 'R-CCCCCC'])
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select R-AAAAAA' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select R-BBBBBB' }))
  const bar = screen.getByRole('region', { name: 'Selected orders' })
  expect(bar.textContent).toContain('2 selected')
  await userEvent.click(within(bar).getByRole('button', { name: 'Put on hold…' }))
  await userEvent.type(await screen.findByLabelText('Reason'), 'The name is unclear')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Put on hold' }))

  const refused = await screen.findByRole('dialog', { name: '1 order was left as it is' })
  expect(refused.textContent).toContain("R-BBBBBB: This change isn't possible")
  await userEvent.click(within(refused).getByRole('button', { name: 'OK' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select R-AAAAAA' }).checked).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select R-BBBBBB' }).checked).toBe(true)

  toasts.current()?.action?.onClick()
  await waitFor(() =>
    expect(client.call).toHaveBeenCalledWith('releaseOrder', {
      params: { id: 'R-AAAAAA' },
      body: { version: 4 },
    }),
  )
})

it('opens the order that is due next and that no one works on', async () => {
  let waiting = anOrderList(['R-DDDDDD'])
  const client = await renderPage(<Page />, (name, input) => {
    const { query } = (input ?? {}) as { query?: { claim?: string } } // the shape of the client's calls
    return beside[name] ?? (query?.claim === 'none' ? waiting : anOrderList(['R-AAAAAA']))
  })
  await screen.findByRole('link', { name: 'R-AAAAAA' })
  await userEvent.keyboard('n')
  await waitFor(() => expect(client.router.state.location.pathname).toBe('/admin/orders/R-DDDDDD'))
  const query = { status: 'in_production', hold: false, claim: 'none', limit: 1 }
  expect(client.call).toHaveBeenCalledWith('listAdminOrders', { query })

  waiting = anOrderList([])
  await userEvent.keyboard('n')
  await waitFor(() => expect(toasts.current()?.title).toBe('No order is waiting to be claimed'))
})

it('claims, selects, and says its keys by the keyboard, but not while someone types', async () => {
  const client = await renderPage(
    <Page />,
    (name) => beside[name] ?? (name === 'claimOrder' ? anOrder() : anOrderList(['R-AAAAAA', 'R-BBBBBB'])),
  )
  await screen.findByRole('link', { name: 'R-AAAAAA' })
  await userEvent.keyboard('/cx')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('cx')
  await userEvent.clear(screen.getByRole('searchbox'))
  screen.getByRole('searchbox').blur()
  await userEvent.keyboard('j{ArrowDown}x')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select R-BBBBBB' }).checked).toBe(true)
  await userEvent.keyboard('{ArrowUp}c')
  await waitFor(() =>
    expect(client.call).toHaveBeenCalledWith('claimOrder', { params: { id: 'R-AAAAAA' }, body: {} }),
  )
  await userEvent.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: 'Keys of the list' })
  expect(keys.textContent).toContain('Claim the order')
})
