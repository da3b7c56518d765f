// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as en } from '../../locales/en/order.po'
import { messages as pt } from '../../locales/pt/order.po'
import { OrderNotFound } from './order-not-found.tsx'

const address = vi.hoisted(() => ({ params: {} }))
vi.mock('@tanstack/react-router', () => ({
  useParams: () => address.params,
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

function show(params: { way?: string; order?: string }, locale: 'en' | 'pt' = 'en') {
  address.params = params
  render(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, pt } })}>
      <OrderNotFound />
    </I18nProvider>,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  return [screen.getByRole('heading', { level: 1 }).textContent, ...links]
}
afterEach(cleanup)

test.each([{ way: 'unknown' }, { way: 'stripe', order: 'x' }, { way: 'unknown', order: 'x' }])(
  'a checkout that there is not (%j) is no page, and leads to the one that there is',
  (params) => {
    expect(show(params)).toEqual(['This page is not in our book', '/checkout', '/purchase'])
    cleanup()
    expect(show(params, 'pt')[0]).toBe('Esta página não está no nosso livro')
  },
)

test.each([{}, { way: 'multi', order: 'x' }, { way: 'stripe' }, { way: 'legacy' }])(
  'where the checkout is known (%j), it is the order that cannot be found',
  (params) => {
    expect(show(params)).toEqual(['We cannot find this order', '/contact', '/purchase'])
  },
)
