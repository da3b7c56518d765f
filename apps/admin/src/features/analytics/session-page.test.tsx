import type { SessionDetails } from '@recadinho/contracts/tracked-sessions'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { SessionPage } from './session-page.tsx'

const hostile = '<img src=x onerror="document.title=1">'
const details: SessionDetails = {
  session: {
    id: '1',
    site: hostile,
    startedAt: '2026-11-23T12:00:00.000Z',
    lastAt: '2026-11-23T12:03:05.000Z',
    source: hostile,
    medium: null,
    campaign: `\u202E${hostile}`,
    affiliate: 'ANA',
    referrer: hostile,
    device: 'mobile',
    country: 'BR',
    consent: 'granted',
    bot: null,
    entryPath: `/${hostile}`,
    exitPath: '/checkout',
    pages: 2,
    events: 3,
    step: 'payment',
    convertedAt: null,
  },
  events: [
    {
      id: 'a',
      at: '2026-11-23T12:00:00.000Z',
      site: '',
      action: 'pageview',
      path: `/${hostile}`,
      properties: [],
    },
    {
      id: 'b',
      at: '2026-11-23T12:03:05.000Z',
      site: 'spring',
      action: '<script>alert(1)</script>',
      path: '/checkout',
      properties: [{ name: '<b>title</b>', value: '<script>alert(2)</script>' }],
    },
    { id: 'c', at: '2026-11-23T12:03:05.000Z', site: '', action: 'order_placed', path: '', properties: [] },
  ],
  orders: [
    {
      id: '7',
      number: 'R-AAAAAA',
      total: { amount: 4990, currency: 'BRL' },
      createdAt: '2026-11-23T12:03:05.000Z',
      paidAt: null,
    },
  ],
}
const show = (role: 'owner' | 'marketing') =>
  renderPage(<SessionPage id="1" role={role} search={{ device: 'mobile' }} />, () => details)

it('shows what came from outside as text, never as markup', async () => {
  await show('owner')
  const timeline = await screen.findByRole('list', { name: 'Timeline' })
  expect(within(timeline).getByText('<script>alert(1)</script>')).toBeDefined()
  expect(within(timeline).getByText('<script>alert(2)</script>')).toBeDefined()
  expect(document.querySelector('main script, main img, img, [onerror]')).toBeNull()
  expect(document.body.querySelector('script')).toBeNull()
  // A mark that turns the direction of writing stays in its own text.
  expect(screen.getByText(`\u202E${hostile}`).tagName).toBe('BDI')
})

it('says what came when, after how long, and where', async () => {
  await show('owner')
  const timeline = await screen.findByRole('list', { name: 'Timeline' })
  const entries = within(timeline).getAllByRole('listitem')
  expect(entries[0]?.textContent).toContain('Opened a page')
  expect(entries[1]?.textContent).toContain('spring: /checkout')
  expect(entries[1]?.textContent).toContain('3 min 5 sec later')
  expect(entries[2]?.textContent).toContain('Placed an order')
  expect(screen.getByText('Phone')).toBeDefined()
  expect(screen.getByText('Brazil')).toBeDefined()
})

it('leads to the order for who may see it, and back to the filtered list', async () => {
  await show('owner')
  const order = await screen.findByRole('link', { name: 'R-AAAAAA' })
  expect(order.getAttribute('href')).toBe('/admin/orders/7')
  expect(screen.getByRole('link', { name: 'Sessions' }).getAttribute('href')).toBe(
    '/admin/analytics/sessions?device=mobile',
  )
})

it('names the order to marketing, who may not open it', async () => {
  await show('marketing')
  expect(await screen.findByText('R-AAAAAA')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'R-AAAAAA' })).toBeNull()
})
