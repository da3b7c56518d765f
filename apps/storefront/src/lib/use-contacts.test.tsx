// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Settings } from '@recadinho/contracts/settings'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Contacts } from '../components/footer/contacts.tsx'
import { messages } from '../locales/en/shop.po'

const none: Settings = {
  contactEmail: '',
  contactPhone: '',
  contactAddress: '',
  contactWhatsapp: '',
  socialInstagram: '',
  socialFacebook: '',
}
const links = () =>
  screen.getAllByRole<HTMLAnchorElement>('link').map((link) => [link.textContent, link.getAttribute('href')])

/** The footer's contacts in a fresh module, because answers are cached for 5 minutes. */
async function show(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: messages } })}>
      <Contacts />
    </I18nProvider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.setSystemTime(Date.now() + 600_000) // past the 5 minutes
})

test('§8: settings that fail to load are only logged, and the default contacts stay', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  await show(async () => new Response('', { status: 500 }))
  await vi.waitFor(() => expect(log).toHaveBeenCalled())
  expect(links()).toEqual([['support@recadinho.example', 'mailto:support@recadinho.example']])
})

test('§2, Footer: unset contacts fall back to the defaults, without social links', async () => {
  await show(async () => Response.json({ ...none, contactAddress: 'Rua das Flores, 1' }))
  // Only now the settings have replaced the defaults of the first render.
  await screen.findByText('Rua das Flores, 1')
  expect(links()).toEqual([['support@recadinho.example', 'mailto:support@recadinho.example']])
})

test('§2, Footer: the settings are shown, each social link only if set', async () => {
  await show(async () =>
    Response.json({
      ...none,
      contactEmail: 'oi@loja.example',
      contactWhatsapp: '(011) 98765-4321',
      socialInstagram: 'https://instagram.example/loja',
    }),
  )
  await screen.findByText('oi@loja.example')
  expect(links()).toEqual([
    ['oi@loja.example', 'mailto:oi@loja.example'],
    ['WhatsApp', 'https://wa.me/5511987654321'],
    ['Instagram', 'https://instagram.example/loja'],
  ])
})
