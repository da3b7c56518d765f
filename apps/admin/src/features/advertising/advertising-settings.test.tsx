import type { Advertising } from '@recadinho/contracts/advertising'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { AdvertisingSettings } from './advertising-settings.tsx'

const accounts: Advertising = {
  metaPixelId: '1234567890',
  metaTestCode: '',
  metaToken: { end: '0042', refusedAt: '2026-11-23T12:00:00Z' },
  tiktokPixelId: '',
  tiktokServer: false,
  tiktokToken: null,
}

/** A server that takes tokens. */
const show = () =>
  renderPage(<AdvertisingSettings />, (name, input) => {
    if (name !== 'setAdToken') return accounts
    const { body } = input as { body: { token: string | null } } // as the dialogs send it
    const metaToken = body.token === null ? null : { end: body.token.slice(-4), refusedAt: null }
    return { ...accounts, metaToken }
  })
const card = () => screen.findByRole('region', { name: 'Meta Conversions API token' })

it('shows of a token only its end, and what to do about one that is refused', async () => {
  const { call } = await show()
  const meta = await card()
  expect(meta.textContent).toContain('It ends in 0042')
  expect(meta.textContent).toContain('The pixel or its token was refused')

  await userEvent.click(within(meta).getByRole('button', { name: 'Replace token' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the token' }))
  const field = dialog.getByLabelText<HTMLInputElement>('Token')
  expect(field.type).toBe('password')
  await userEvent.type(field, 'short')
  await userEvent.click(dialog.getByRole('button', { name: 'Save token' }))
  expect(await dialog.findByText(/Paste the whole token/)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, ' EAA-another-token-of-the-shop-7777 ')
  await userEvent.click(dialog.getByRole('button', { name: 'Save token' }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('setAdToken', {
      params: { network: 'meta' },
      body: { token: 'EAA-another-token-of-the-shop-7777' },
    }),
  )
  await waitFor(async () => expect((await card()).textContent).toContain('It ends in 7777'))
  expect((await card()).textContent).not.toContain('refused')
})

it('removes a token after a question, and refuses an ID that is none', async () => {
  await show()
  await userEvent.click(within(await card()).getByRole('button', { name: 'Remove token' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the token?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove token' }))
  await waitFor(async () => expect((await card()).textContent).toContain('No token is set'))

  await userEvent.type(screen.getByRole('textbox', { name: /^TikTok pixel/ }), 'no id')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(/capital letters and digits/)).toBeTruthy()
})
