// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'

const order = '0197a1c0-0000-7000-8000-000000000000'

/** Opens a URL in the whole app with an API that knows no order. */
async function open(path: string, locale: 'en' | 'pt' = 'en') {
  await openPage(path, locale)
  const page = within(await screen.findByRole('main'))
  const heading = await page.findByRole('heading', { level: 1 })
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'))
  return [heading.textContent, ...links]
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async () => Response.json({ code: 'not_found', message: '' }, { status: 404 }))
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(['/checkout/unknown', '/checkout/stripe/x', `/checkout/legacy/${order}`])(
  'an unknown checkout (%s) is an unknown page, and leads to the usual checkout',
  async (path) => {
    expect(await open(path)).toEqual(['This page has wandered off', '/checkout', '/purchase'])
    cleanup()
    expect((await open(path, 'pt'))[0]).toBe('Esta página saiu para passear')
  },
)

test.each([
  `/order-confirmation?order=${order}`,
  `/checkout?order=${order}`,
  `/checkout/multi/${order}`,
  '/checkout/multi/not-an-order',
  `/checkout/stripe?order=${order}`,
  `/checkout/legacy?order=${order}`,
  `/checkout/stripe?order=${order}&back=cancelled`,
])('on a known page (%s) it is the order that cannot be found', async (path) => {
  expect(await open(path)).toEqual(["We can't find this order", '/contact', '/purchase'])
})

test.each([`/checkout/stripe?order=${order}&back=done`, `/order-confirmation?order=${order}&back=done`])(
  'returning from a payment in another browser (%s) leads to the receipt, never to a new order',
  async (path) => {
    expect(await open(path)).toEqual(['Check your email', '/contact'])
    expect(screen.getByText(/^If you've paid, your receipt with the link/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send me the link' })).toBeDefined()
    cleanup()
    expect((await open(path, 'pt'))[0]).toBe('Confira o seu e-mail')
  },
)
