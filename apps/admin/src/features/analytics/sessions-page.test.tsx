import type { SessionList, TrackedSession } from '@recadinho/contracts/tracking'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import type { SessionSearch } from './session-search.ts'
import { SessionsPage } from './sessions-page.tsx'

beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    })),
)

const session = (id: string, about: Partial<TrackedSession> = {}): TrackedSession => ({
  id,
  site: '',
  startedAt: '2026-11-23T12:00:00.000Z',
  lastAt: '2026-11-23T12:01:00.000Z',
  source: 'google',
  medium: null,
  campaign: '<script>natal</script>',
  affiliate: null,
  referrer: null,
  device: 'mobile',
  country: null,
  consent: 'exempt',
  bot: null,
  entryPath: '/',
  exitPath: '/checkout',
  pages: 2,
  events: 2,
  step: 'checkout',
  convertedAt: null,
  ...about,
})

async function show(search: SessionSearch, list: Partial<SessionList> = {}) {
  const onSearch = vi.fn<(search: SessionSearch) => void>()
  const answer = { items: [session('1')], page: 1, limit: 50, total: 120, ...list }
  const { call } = await renderPage(<SessionsPage search={search} onSearch={onSearch} />, (name) =>
    name === 'getTrackingStats'
      ? { parts: [{ part: 'source', key: 'google', sessions: 1, paid: 0 }] }
      : answer,
  )
  return { call, onSearch }
}

it('lists sessions, their words as text, and asks for what the address says', async () => {
  const { call } = await show(
    { device: 'mobile', convertedOnly: true, page: 2, limit: 25 },
    { page: 2, limit: 25 },
  )
  expect(await screen.findByText('google · <script>natal</script>')).toBeDefined()
  expect(document.body.querySelector('script')).toBeNull()
  expect(screen.getByText('/checkout').parentElement?.textContent).toBe('/  /checkout')
  expect(screen.getByText('Page 2 of 5')).toBeDefined()
  const query = { device: 'mobile', convertedOnly: true, page: 2, limit: 25 }
  expect(call).toHaveBeenCalledWith('listTrackedSessions', expect.objectContaining({ query }))
})

it('turns pages, and begins with the first where a filter changes', async () => {
  const { onSearch } = await show({ page: 2 }, { page: 2 })
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(onSearch).toHaveBeenLastCalledWith({ page: 3 })
  fireEvent.change(screen.getByRole('combobox', { name: 'Visitors' }), { target: { value: 'robots' } })
  expect(onSearch).toHaveBeenLastCalledWith({ robots: true })
  await waitFor(() => expect(screen.getByRole('option', { name: 'google' })).toBeDefined())
  fireEvent.change(screen.getByRole('combobox', { name: 'Source' }), { target: { value: 'google' } })
  expect(onSearch).toHaveBeenLastCalledWith({ source: 'google' })
})

it('says of a robot what gave it away', async () => {
  await show({ robots: true }, { items: [session('1', { bot: 'user_agent' })] })
  expect(await screen.findByText('Says that it is a robot')).toBeDefined()
})

it.each<[SessionSearch, string]>([
  [{}, 'No sessions yet'],
  [{ source: 'tiktok' }, 'No matches'],
  [{ page: 9 }, 'No such page'],
])('an empty list of %j says %s', async (search, title) => {
  await show(search, { items: [], total: 0 })
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
})
