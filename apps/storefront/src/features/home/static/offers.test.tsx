// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as en } from '../../../locales/en/static.po'
import { messages as pt } from '../../../locales/pt/static.po'
import { Offers } from './offers.tsx'

const reader = vi.hoisted(() => ({ locale: 'en' }))
vi.mock('../../../lib/use-market.ts', () => ({ useMarket: () => reader, useLanguageTag: () => 'en-US' }))

const pack = (id: string, english: string, portuguese: string) => ({
  id,
  title: { en: english, pt: portuguese },
})
const packages = [
  pack('two', 'Two characters', 'Dois personagens'),
  pack('three', 'Three characters', 'Três'),
]

function show(packageIds: string[] | null, locale: 'en' | 'pt' = 'en') {
  reader.locale = locale
  const offers = [{ code: 'PAIR', discountPercentage: 5, endsAt: null, packageIds }]
  const live = { packages, offers, serverTime: '2026-11-21T12:00:00Z' }
  render(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, pt } })}>
      <Offers live={live as Parameters<typeof Offers>[0]['live']} />
    </I18nProvider>, // the fields that are read
  )
  return screen.queryByRole('listitem')?.textContent
}
afterEach(cleanup)

test('a code for some packages only names them', () => {
  expect(show(['two', 'three'])).toContain('only for: Two characters, Three characters')
  cleanup()
  expect(show(['two', 'not-sold'], 'pt')).toContain('só para: Dois personagens')
})

test('a code for any package names none; a code without a package in this market is not shown', () => {
  expect(show(null)).not.toContain('only for')
  cleanup()
  expect(show(['not-sold'])).toBeUndefined()
  expect(screen.getByText('No promo codes today. The prices above are what you pay.')).toBeDefined()
})
