// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { keepLastState } from '../../lib/orders/last-state.ts'

const order = '/order-confirmation?order=0197a1c0-0000-7000-8000-000000000000'

/** Opens an order's page in the whole app with an API that responds with this error. */
async function open(locale: 'en' | 'pt', code: string) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code, message: 'busy', requestId: 'r' }, { status: 503 }),
  )
  await openPage(order, locale)
  return within(await screen.findByRole('main')).findByRole('alert')
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('§2: an error of the API has the fallback’s title and button, and words instead of its body', async () => {
  const page = within(await open('pt', 'unavailable'))
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Algo deu errado')
  expect(page.getByText('A loja está em uma pausa rápida. Tente de novo em um instante.')).toBeDefined()
  expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeDefined()
  cleanup()
  const english = await open('en', 'unavailable')
  expect(english.textContent).toContain('Something went wrong')
  expect(english.textContent).toContain('The shop is taking a short break.')
  expect(english.textContent).not.toContain('{')
})

test('E1, E21: on an order’s page the header has the logo, the language and help; the footer is one line', async () => {
  await open('en', 'internal')
  const header = within(screen.getByRole('banner'))
  expect(header.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Recadinho', 'Help'])
  expect(header.getAllByRole('button')).toHaveLength(1)
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.queryByRole('heading')).toBeNull()
  expect(footer.getByRole('link', { name: 'Refund Policy' }).getAttribute('href')).toBe('/refund')
  expect(footer.getByRole('link', { name: 'Privacy choices' })).toBeDefined()
})

test('offline, an order’s page says that the order is safe, and its last known state', async () => {
  const id = order.split('=')[1] ?? ''
  keepLastState({ orderId: id, number: 'R-7K3M9Q', state: 'making', at: '2026-11-21T12:00:00Z' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await openPage(order, 'en')
  const page = within(await within(await screen.findByRole('main')).findByRole('alert'))
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Your order is safe')
  expect(page.getByText("It's paid, and we're making your video.")).toBeDefined()
  expect(page.getByText(/Order R-7K3M9Q, as of 11\/21\/2026/)).toBeDefined()
})
