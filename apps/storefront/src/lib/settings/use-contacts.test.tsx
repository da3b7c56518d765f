// @vitest-environment jsdom
import type { Settings } from '@recadinho/contracts/settings'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { Contacts } from '../../components/footer/contacts.tsx'

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

/** Renders the footer's contacts on a page without any. */
async function show(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  const { queryClient, wrapper } = await inShop()
  queryClient.clear()
  render(<Contacts />, { wrapper })
  return fetched
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('§8: the default contacts stay when the settings fail to load', async () => {
  const fetched = await show(async () => new Response('', { status: 500 }))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value))
  expect(links()).toEqual([['support@recadinho.example', 'mailto:support@recadinho.example']])
})

test('§2, Footer: unset contacts fall back to the defaults, without social links', async () => {
  await show(async () => Response.json({ ...none, contactAddress: 'Rua das Flores, 1' }))
  // The settings have now replaced the defaults of the first render.
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
