import { fireEvent, screen, within } from '@testing-library/react'
import { ApiError } from '@recadinho/contracts/client'
import type { CommissionLine } from '@recadinho/contracts/commissions'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { CommissionsPage } from './commissions-page.tsx'
import { PayoutsPage } from './payouts-page.tsx'

const affiliate = { code: 'ANA', name: 'Blog da Ana' }
const balance = { affiliate, currency: 'BRL', pending: 499, approved: 998, paid: 0 }
const line: CommissionLine = {
  id: '1',
  affiliate,
  order: { id: '00000000-0000-7000-8000-000000000001', number: 'RC-1' },
  kind: 'earned',
  amount: 499,
  currency: 'BRL',
  state: 'pending',
  createdAt: '2026-11-23T10:00:00.000Z',
  approvesAt: '2026-12-23T10:00:00.000Z',
  blockedBy: null,
  payout: null,
}
const answers: Record<string, unknown> = {
  listCommissionBalances: { items: [balance] },
  listCommissions: {
    items: [line, { ...line, id: '2', approvesAt: null, blockedBy: 'dispute' }],
    nextCursor: null,
  },
  listPayouts: { items: [], nextCursor: null },
}

it('offers to approve what waits, and says what keeps another one', async () => {
  const { call } = await renderPage(
    <CommissionsPage search={{}} onSearch={() => {}} />,
    (name) => answers[name],
  )
  const list = await screen.findByRole('list', { name: 'Commissions' })
  within(list).getByText('It waits for the end of a dispute.')
  fireEvent.click(within(list).getByRole('button', { name: 'Approve now…' }))
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await expect
    .poll(() => call.mock.calls)
    .toContainEqual(['approveCommission', { params: { id: line.order.id } }])
})

it('says how commissions come where there are none', async () => {
  await renderPage(<CommissionsPage search={{}} onSearch={() => {}} />, () => ({
    items: [],
    nextCursor: null,
  }))
  const link = await screen.findByRole('link', { name: 'See affiliates' })
  expect(link.getAttribute('href')).toBe('/admin/settings/affiliates')
})

it('pays the amounts that are on the screen; others by now are refused, and nothing is noted', async () => {
  const { call } = await renderPage(<PayoutsPage mayPay />, (name) => {
    if (name === 'createPayout')
      throw new ApiError(409, '', JSON.stringify({ code: 'version_conflict', message: 'x', requestId: 'r' }))
    return answers[name]
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Note as paid…' }))
  fireEvent.click(screen.getByRole('button', { name: 'Note as paid' }))
  await screen.findByRole('button', { name: 'Reload the amounts' })
  const [, input] = call.mock.calls.find(([name]) => name === 'createPayout') ?? []
  expect(input).toMatchObject({ body: { currency: 'BRL', amounts: [{ code: 'ANA', amount: 998 }] } })
})

it('leaves out of a payout who is cleared, and offers none to who may not pay', async () => {
  const { call } = await renderPage(<PayoutsPage mayPay={false} />, (name) => answers[name])
  await screen.findByText('Blog da Ana')
  expect([screen.queryByRole('button', { name: 'Note as paid…' }), screen.queryByRole('checkbox')]).toEqual([
    null,
    null,
  ])
  expect(call).not.toHaveBeenCalledWith('createPayout', expect.anything())
})
