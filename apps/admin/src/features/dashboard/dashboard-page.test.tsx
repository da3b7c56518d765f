import { ApiError } from '@recadinho/contracts/client'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { DashboardPage } from './dashboard-page.tsx'

const none = { visits: 0, orders: 0, paid: 0 }
const answers: Record<string, unknown> = {
  getWorkFigures: {
    inProduction: 3,
    late: 2,
    dueSoon: 1,
    onHold: 0,
    unclaimed: 1,
    pendingPayment: 4,
    next: [{ id: '1', number: 'R-AAAAAA', dueAt: '2026-01-01T00:00:00Z' }],
    serverTime: '2026-01-02T00:00:00Z',
  },
  getSalesFigures: {
    days: [
      { day: '2026-01-01', visits: 10, orders: 3, paid: 1 },
      { day: '2026-01-02', visits: 10, orders: 1, paid: 1 },
    ],
    before: none,
  },
  getRevenueFigures: {
    days: [
      { day: '2026-01-02', currency: 'BRL', received: 4990, refunded: 0 },
      { day: '2026-01-02', currency: 'USD', received: 990, refunded: 0 },
    ],
    before: [],
  },
  getShopHealth: { deadEvents: 1, blockedEvents: 0, overdueEvents: 2, deadNotifications: 0, mail: false },
}

const show = (role: StaffRole, answer = (name: string) => answers[name]) =>
  renderPage(
    <DashboardPage role={role} days={7} onDays={() => undefined} openMoney={0} gateways={null} />,
    answer,
  )
const cards = async () =>
  (await screen.findAllByRole('region')).map((each) => each.querySelector('h2')?.textContent)

it.each([
  ['owner', ['To do', 'Health', 'Visits and orders', 'Revenue']],
  ['production', ['To do']],
  ['marketing', ['Visits and orders']],
] as const)('shows %s what the role may see, and asks for nothing else', async (role, expected) => {
  const { call } = await show(role)
  expect(await cards()).toEqual(expected)
  expect(new Set(call.mock.calls.map(([name]) => name)).size).toBe(expected.length)
})

it('says what is late, how many visits ordered, and each currency by itself', async () => {
  await show('owner')
  expect((await screen.findByText('Late')).closest('div')?.textContent).toContain('2')
  expect(await screen.findByText(/^late since/)).toBeDefined()
  expect((await screen.findByText('Visits that ordered')).closest('div')?.textContent).toContain('20%')
  expect((await screen.findByText('Received, BRL')).closest('div')?.textContent).toContain('R$49.90')
  expect(screen.getByText('Received, USD').closest('div')?.textContent).toContain('$9.90')
  expect(screen.getByRole('img', { name: 'Orders by day' })).toBeDefined()
  expect(screen.getByText('Not configured: no email is sent')).toBeDefined()
})

it('a card that fails says so and takes no other with it', async () => {
  await show('owner', (name) => {
    if (name !== 'getRevenueFigures') return answers[name]
    throw new ApiError(503, '', JSON.stringify({ code: 'unavailable', message: '', requestId: 'req-1' }))
  })
  expect(await screen.findByText("We couldn't load this")).toBeDefined()
  expect(await screen.findByText('R-AAAAAA')).toBeDefined()
})

it('a period without anything says so', async () => {
  await show('marketing', () => ({ days: [{ day: '2026-01-01', ...none }], before: none }))
  expect(await screen.findByText('No visits and no orders in this period.')).toBeDefined()
})
