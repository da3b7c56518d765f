import type { DataQuality } from '@recadinho/contracts/data-quality'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { QualityPage } from './quality-page.tsx'

const quality: DataQuality = {
  startDate: '2026-11-22',
  endDate: '2026-11-23',
  notes: [
    { day: '2026-11-23', reason: 'bot_user_agent', count: 4 },
    { day: '2026-11-23', reason: 'clock', count: 1 },
    { day: '2026-11-22', reason: 'bot_user_agent', count: 1200 },
    { day: '2026-11-22', reason: 'refused_<b>new</b>', count: 2 },
  ],
  figures: {
    countedAt: '2026-11-23T11:59:50.000Z',
    failing: true,
    newestSessionAt: '2026-11-23T11:58:00.000Z',
  },
  advertisers: [
    {
      network: 'meta',
      pausedSince: '2026-11-23T10:00:00.000Z',
      paid: 9,
      states: [
        { state: 'sent', orders: 6 },
        { state: 'missing', orders: 2 },
        { state: 'waiting', orders: 1 },
      ],
      waitingSince: '2026-11-23T09:00:00.000Z',
      lost: [{ id: '7', number: 'R-AAAAAA', state: 'missing', paidAt: '2026-11-23T08:00:00.000Z' }],
    },
  ],
  serverTime: '2026-11-23T12:00:00.000Z',
}
const show = (answer: DataQuality, role: 'owner' | 'marketing' = 'owner') =>
  renderPage(<QualityPage role={role} search={{}} onSearch={() => undefined} />, () => answer)

it('adds up robots and refusals, and shows each day', async () => {
  await show(quality)
  const robots = await screen.findByRole('table', { name: 'Robots' })
  expect(within(robots).getByRole('row', { name: 'Says that it is a robot 1,204' })).toBeDefined()
  const refused = screen.getByRole('table', { name: 'Refused and corrected' })
  expect(within(refused).getByText('refused_<b>new</b>')).toBeDefined()
  expect(screen.getByText('10 seconds ago', { exact: false }).textContent).toContain('the last try failed')
})

it('lists each paid order that an advertiser should know and does not', async () => {
  await show(quality)
  expect(await screen.findByText('Paused: the account was refused 2 hours ago')).toBeDefined()
  expect(screen.getByText('the oldest was paid 3 hours ago')).toBeDefined()
  const lost = screen.getByRole('list', { name: "Orders that the advertiser doesn't know" })
  expect(within(lost).getByRole('link', { name: 'R-AAAAAA' }).getAttribute('href')).toBe('/admin/orders/7')
})

it('says so where no advertiser is told, and where nothing was noted', async () => {
  await show({ ...quality, notes: [], advertisers: [] }, 'marketing')
  expect(await screen.findByText(/The server tells no advertiser/)).toBeDefined()
  expect(screen.getAllByText('None in this period.')).toHaveLength(2)
})
