import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { someSales, someStats } from '../../../test/some-figures.ts'
import { BreakdownCard } from './breakdown-card.tsx'
import { Funnel } from './funnel.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { StatsCard } from './stats-card.tsx'
import type { OverviewSearch } from './overview-search.ts'

const listed = { startDate: '2026-11-01', endDate: '2026-11-03' }
const figure = (name: string) => screen.getByText(name).closest('div')?.textContent

it('compares each total with the period before', async () => {
  await renderPage(<StatsCard stats={someStats()} listed={listed} />, () => undefined)
  expect(figure('Sessions')).toBe('Sessions14before: 7 (+100%)')
  expect(figure('Conversion')).toBe('Conversion14.3%before: 0%')
  expect(figure('Sessions that paid')).toBe('Sessions that paid2before: 0')
  expect(figure('Time per session')).toBe('Time per session1:40before: 0:10')
})

it('shows no number of visitors where two filters leave no estimate', async () => {
  const stats = someStats()
  await renderPage(
    <StatsCard stats={{ ...stats, totals: { ...stats.totals, visitors: null } }} listed={listed} />,
    () => undefined,
  )
  expect(figure('Visitors (estimate)')).toBe('Visitors (estimate)–known for one filter at a time')
})

it('a period without visits says so', async () => {
  const none = { sessions: 0, visitors: 0, pages: 0, bounces: 0, seconds: 0, paid: 0 }
  await renderPage(
    <StatsCard stats={{ ...someStats(), totals: none, before: none }} listed={listed} />,
    () => undefined,
  )
  expect(screen.getByText('No visits in this period.')).toBeDefined()
})

it.each([
  { mayListOrders: true, links: 2 },
  { mayListOrders: false, links: 0 },
])('N4: each currency by itself; orders lead to their list: %j', async ({ links, ...about }) => {
  await renderPage(<SalesFigures sales={someSales()} country={undefined} {...about} />, () => undefined)
  expect(figure('Revenue, BRL')).toBe('Revenue, BRLR$99.80before: R$49.90 (+100%)')
  expect(figure('Average order, BRL')).toContain('R$49.90')
  expect(figure('Revenue, USD')).toBe('Revenue, USD$9.90before: $0.00')
  expect(screen.queryAllByRole('link')).toHaveLength(links)
})

it('the funnel says of each step how many of all came so far, and of the step before', async () => {
  const steps = { visit: 200, purchase: 100, checkout: 50, payment: 20, paid: 10 }
  await renderPage(
    <Funnel funnel={{ startDate: '2026-11-01', endDate: '2026-11-03', steps, sources: [] }} />,
    () => undefined,
  )
  expect(screen.getByRole('row', { name: /^Paid/ }).textContent).toBe('Paid105%50% of the step before')
})

const breakdown = (search: OverviewSearch, mayEdit: boolean) =>
  renderPage(
    <BreakdownCard
      {...{ search, listed, mayEdit }}
      onSearch={vi.fn<(wanted: OverviewSearch) => void>()}
      stats={someStats()}
      sales={someSales()}
    />,
    () => undefined,
  )

it('one line for the visits and the orders of a source', async () => {
  await breakdown({}, true)
  expect(screen.getByRole('row', { name: /^google/ }).textContent).toBe('google101 paid (10%)1R$49.901$9.90')
})

it.each([
  ['source', ['google', 'direct', 'Other', 'No visit known']],
  ['country', ['Other', 'Unknown']],
  ['page', ['Other']],
  ['promo_code', ['NATAL10', 'Other']],
] as const)(
  'what is left beside the largest of a breakdown by %s comes after them, before what is unknown, and leads nowhere',
  async (by, names) => {
    const part = by === 'promo_code' ? [] : [{ part: by, key: 'other', sessions: 900, paid: 3 }]
    const order = by === 'page' ? [] : [{ part: by, key: 'other', currency: 'BRL', orders: 2, total: 200 }]
    const [stats, sales] = [someStats(), someSales()]
    await renderPage(
      <BreakdownCard
        search={{ by }}
        onSearch={vi.fn<(wanted: OverviewSearch) => void>()}
        stats={{ ...stats, parts: [...part, ...stats.parts] }}
        sales={{ ...sales, parts: [...order, ...sales.parts] }}
        {...{ listed, mayEdit: true }}
      />,
      () => undefined,
    )
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names)
    expect(screen.getByRole('rowheader', { name: 'Other' }).querySelector('a')).toBeNull()
  },
)

it.each([
  [{}, ['google', 'direct', 'No visit known']],
  [{ by: 'campaign' as const }, ['natal', 'No campaign', 'No visit known']],
])('orders and visits of which nothing is known have rows of their own: %j', async (search, names) => {
  await breakdown(search, true)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names)
  expect(screen.getByRole('row', { name: /^No visit known/ }).textContent).toBe('No visit known–1R$49.90')
})

it('says why the country of visits is unknown', async () => {
  await breakdown({ by: 'country' }, true)
  expect(screen.getByRole('row', { name: /^Unknown/ }).textContent).toBe('Unknown142 paid (14.3%)–')
  expect(screen.getByText(/header that COUNTRY_HEADER names/)).toBeDefined()
})

it('has no column of orders where they are not known by it', async () => {
  await breakdown({ by: 'entry' }, true)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'First page',
    'Sessions',
  ])
})

it.each([
  [true, 1],
  [false, 0],
])('a promo code leads to its page for who may edit it: %s', async (mayEdit, links) => {
  await breakdown({ by: 'promo_code' }, mayEdit)
  expect(screen.getByRole('rowheader').textContent).toBe('NATAL10')
  expect(screen.queryAllByRole('link')).toHaveLength(links)
})

it('says what is not known of one country', async () => {
  await breakdown({ by: 'page', country: 'BR' }, true)
  expect(screen.getByText(/only known by source and device/)).toBeDefined()
  expect(screen.getByText('Nothing to show for this period and these filters.')).toBeDefined()
})
