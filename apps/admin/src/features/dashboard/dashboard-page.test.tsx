import { ApiError } from '@recadinho/contracts/client'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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
    problems: 2,
    problemOrders: [
      { id: '2', number: 'R-BBBBBB', reason: 'name', reportedAt: '2026-01-01T22:00:00Z' },
      { id: '3', number: 'R-CCCCCC', reason: 'not_composed', reportedAt: '2026-01-01T23:00:00Z' },
    ],
    next: [{ id: '1', number: 'R-AAAAAA', dueAt: '2026-01-01T00:00:00Z' }],
    serverTime: '2026-01-02T00:00:00Z',
  },
  getSalesFigures: {
    since: '2026-01-01T03:00:00.000Z',
    days: [
      { day: '2026-01-01', visits: 10, orders: 3, paid: 1 },
      { day: '2026-01-02', visits: 10, orders: 1, paid: 1 },
    ],
    before: none,
    visits: { all: 20, ordered: 3 },
    orders: { all: 4, paid: 1 },
  },
  getRevenueFigures: {
    days: [
      { day: '2026-01-02', currency: 'BRL', received: 4990, refunded: 0 },
      { day: '2026-01-02', currency: 'USD', received: 990, refunded: 0 },
    ],
    before: [],
  },
  getFilmFigures: {
    made: 12,
    flagged: 2,
    failed: 1,
    problems: [
      { problem: 'name_missing', films: 2 },
      { problem: 'out_of_resources', films: 1 },
    ],
    waited: { median: 95, p95: 600, longest: 4000 },
    takes: { recorded: 40, reused: 7 },
    speech: { lines: 310, orders: 11, characters: 12_400, cost: { amount: 372, currency: 'USD' } },
    byRule: 2,
    decided: { films: 9, medianSeconds: 72, totalSeconds: 700, played: 0.5 },
  },
  getShopHealth: {
    closed: [],
    deadEvents: 1,
    blockedEvents: 0,
    deadNotifications: 0,
    outbox: { due: 2, since: '2026-01-01T23:40:00Z' },
    films: { due: 3, since: '2026-01-01T22:00:00Z' },
    mail: { configured: false, retrying: 0, since: null, error: null, dead: 0 },
    whatsapp: { configured: true, retrying: 3, since: '2026-01-01T22:00:00Z', error: '190', dead: 0 },
    advertising: [
      { network: 'meta', refusedAt: '2026-01-01T22:00:00Z', waiting: 2, since: '2026-01-01T22:00:00Z' },
    ],
    pollers: [{ gateway: 'stripe', doneAt: '2026-01-01T23:59:56Z', failing: false, unknown: 0 }],
    jobs: { dueSince: null, dead: 0 },
    files: { reachable: true, freeBytes: 1e9 },
    uploads: { reachable: true, freeBytes: null },
    renderer: { reachable: true, goodAt: '2026-01-01T23:59:55Z', failing: null },
    serverTime: '2026-01-02T00:00:00Z',
  },
  getFirstSteps: {
    hidden: false,
    steps: [
      { step: 'prices', done: true },
      { step: 'mail', done: false },
    ],
  },
  hideFirstSteps: { hidden: true, steps: [] },
}

const show = (role: StaffRole, answer = (name: string) => answers[name]) =>
  renderPage(
    <DashboardPage role={role} days={7} onDays={() => undefined} openMoney={0} gateways={null} />,
    answer,
  )
const cards = async () =>
  (await screen.findAllByRole('region')).map((each) => each.querySelector('h2')?.textContent)

it('says first of all that nobody can buy, and why', async () => {
  const health = { ...(answers['getShopHealth'] as object), closed: ['no_capacity', 'no_payment_options'] } // an object above
  await show('owner', (name) => (name === 'getShopHealth' ? health : answers[name]))
  const text =
    'Nobody can buy now, because the number of videos a day is 0 and no payment method is available.'
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})

it('says nothing of the kind while buyers can buy', async () => {
  await show('owner')
  await screen.findByText('Health')
  await waitFor(() => expect(screen.queryByText(/Nobody can buy/)).toBeNull())
})

it.each([
  ['owner', ['First steps', 'To do', 'Health', 'Visits and orders', 'Revenue', 'Films']],
  ['production', ['To do']],
  ['marketing', ['Visits and orders']],
] as const)('shows %s what the role may see, and asks for nothing else', async (role, expected) => {
  const { call } = await show(role)
  await waitFor(async () => expect(await cards()).toEqual(expected))
  expect(new Set(call.mock.calls.map(([name]) => name)).size).toBe(expected.length)
})

it('says what is late, how many visits ordered, and each currency by itself', async () => {
  await show('owner')
  expect((await screen.findByText('Late')).closest('div')?.textContent).toContain('2')
  expect(await screen.findByText(/^late since/)).toBeDefined()
  expect((await screen.findByText('Visits that ordered')).closest('div')?.textContent).toContain('15%')
  // Two were paid in the period, one of them placed before it.
  expect((await screen.findByText('Orders that were paid')).closest('div')?.textContent).toContain('25%')
  expect((await screen.findByText('Received, BRL')).closest('div')?.textContent).toContain('R$49.90')
  expect(screen.getByText('Received, USD').closest('div')?.textContent).toContain('$9.90')
  expect(screen.getByRole('img', { name: 'Orders by day' })).toBeDefined()
})

it('says what the shop’s films took: their check, the wait, and a person’s time', async () => {
  await show('owner')
  const figure = async (name: string) => (await screen.findByText(name)).closest('div')?.textContent
  expect(await figure('Films made')).toBe('Films made122 needed a look')
  expect(await figure('From payment to film')).toBe(
    'From payment to film1:3595% within 10:00, at most 1 h 6 min',
  )
  expect(await figure('Approved on the desk')).toBe('Approved on the desk92 more by the rule')
  expect(await figure('Recordings used again')).toBe('Recordings used again7of 40 recorded lines in films')
  expect(await figure('Cost of voices')).toBe('Cost of voices$3.72310 lines said by a service')
  expect(await figure("A person's time per film")).toBe(
    "A person's time per film1:1211:40 in all, 50% played",
  )
  expect(screen.getByText("The film's banner has another name: 2")).toBeTruthy()
})

it('says of each part how it does since when, and what to do', async () => {
  await show('owner')
  for (const words of [
    'Not configured: no email is sent',
    'Set SMTP_URL on the server.',
    '2 messages are waiting, the oldest due 20 minutes ago',
    '3 films are waiting, the oldest due 2 hours ago',
    '3 messages failed and are retried, the first 2 hours ago (190)',
    'Paused: the pixel or its token was refused 2 hours ago',
    'Only 1 GB free',
    'Pages up to date, checked 5 seconds ago',
    'Stripe: checked 4 seconds ago',
  ])
    expect(await screen.findByText(words)).toBeDefined()
})

it('leads each figure to its orders, and each problem to its order', async () => {
  await show('owner')
  const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await address('On hold')).toContain('hold=true')
  expect(await address('Due within 24 hours')).toContain('due=24')
  expect(await address('Nobody is on it')).toContain('claim=none')
  expect(await address('Visits')).toBe('/admin/analytics?days=7')
  expect(await address('Orders')).toContain('placedSince=2026-01-01T03')
  expect(await address('Paid')).toContain('paidSince=2026-01-01T03')
  expect(await address('Received, BRL')).toContain('paidSince=2026-01-01T03')
  expect(await address('R-BBBBBB')).toBe('/admin/orders/2')
  expect(await address('R-CCCCCC')).toBe('/admin/orders/3')
  expect(screen.getByText(/No film: script and characters don't make one/)).toBeTruthy()
  expect(screen.getByText('The name is wrong or sounds wrong, 2 hours ago')).toBeDefined()
})

it('ticks off what is set up, leads to the rest, and is gone once it is not wanted', async () => {
  const { call } = await show('owner')
  const steps = await screen.findByRole('region', { name: 'First steps' })
  expect(steps.textContent).toContain('1 of 2 done')
  expect(screen.getByRole('link', { name: 'Connect a mail server' }).getAttribute('href')).toBe(
    '/admin/money',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Hide this list' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
  expect(call).toHaveBeenCalledWith('hideFirstSteps', {})
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
  await show('marketing', () => ({
    since: '2026-01-01T03:00:00.000Z',
    days: [{ day: '2026-01-01', ...none }],
    before: none,
    visits: { all: 0, ordered: 0 },
    orders: { all: 0, paid: 0 },
  }))
  expect(await screen.findByText('No visits and no orders in this period.')).toBeDefined()
})
