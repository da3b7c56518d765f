// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import type { PartnerPage } from '@recadinho/contracts/partner-page'
import { ApiError } from '@recadinho/contracts/client'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { loadTexts } from '../../lib/i18n.ts'
import { loadPartnerPage } from './load-partner-page.ts'
import { OpenPartnerPage } from './partner-page.tsx'

afterEach(cleanup)

const token = 'x'.repeat(43)
const page: PartnerPage = {
  name: 'Blog da Ana',
  link: 'https://shop.test/?code=ANA',
  commission: 10,
  active: true,
  waitingDays: 30,
  months: [
    { month: '2026-11', clicks: 40, orders: 3 },
    { month: '2025-01', clicks: null, orders: 2 },
  ],
  accounts: [
    {
      currency: 'BRL',
      pending: 499,
      approved: -100,
      paid: 998,
      months: [{ month: '2026-11', pending: 499, approved: -100, paid: 998 }],
    },
  ],
  payouts: [{ at: '2026-11-20T12:00:00.000Z', currency: 'BRL', amount: 998 }],
}

async function opened(answer: PartnerPage) {
  const shop = await inShop({ at: `/partner#${token}`, answer: () => answer })
  await loadTexts(shop.i18n, 'partner')
  render(
    <Suspense>
      <OpenPartnerPage />
    </Suspense>,
    { wrapper: shop.wrapper },
  )
  await screen.findByRole('heading', { level: 1, name: 'Your figures, Blog da Ana' })
  return shop
}

test('it shows clicks, orders, conversion, commission and payouts, and the link to pass on', async () => {
  const { call } = await opened(page)
  expect(call.mock.calls[0]).toMatchObject(['openPartnerPage', { body: { token } }])
  expect(screen.getByText('https://shop.test/?code=ANA')).toBeDefined()
  const months = within(screen.getByRole('region', { name: 'Clicks and orders' })).getAllByRole('listitem')
  expect(months.map(({ textContent }) => textContent)).toEqual([
    'In allClicks40Paid orders5Conversion7.5%',
    'November 2026Clicks40Paid orders3Conversion7.5%',
    'January 2025Clicks–Paid orders2Conversion–',
  ])
  const account = screen.getByRole('list', { name: 'Commission in BRL' })
  expect(within(account).getAllByRole('listitem')[0]?.textContent).toContain('taken off the next payout')
  expect(screen.getByRole('region', { name: 'Payouts' }).textContent).toContain('9.98')
})

test('a new affiliate’s page says how it begins; one who is switched off has no link to copy', async () => {
  await opened({ ...page, active: false, months: [], accounts: [], payouts: [] })
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  expect(screen.getByText('Nothing yet. It begins with the first paid order.')).toBeDefined()
})

test.each([
  ['no link', '', 0],
  ['a link that was cut', 'x'.repeat(20), 0],
  ['a link that opens nothing', token, 1],
])('%s is not found', async (_, hash, calls) => {
  const shop = await inShop({
    answer: () => {
      throw new ApiError(404, '', JSON.stringify({ code: 'not_found', message: 'x', requestId: 'r' }))
    },
  })
  await expect(loadPartnerPage(shop, hash)).rejects.toMatchObject({ isNotFound: true })
  expect(shop.call).toHaveBeenCalledTimes(calls)
})
