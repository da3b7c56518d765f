import { ApiError } from '@recadinho/contracts/client'
import type { OrderDelivery } from '@recadinho/contracts/deliveries'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { DeliveryCard } from './delivery-card.tsx'

const orderId = '01938f00-0000-7000-8000-000000000001'
const read = (change: Partial<OrderDelivery> = {}): OrderDelivery => ({
  version: 7,
  actions: ['deliver', 'correct_number'],
  problem: null,
  channels: ['whatsapp', 'email', 'by_hand'],
  optedOut: false,
  delivery: null,
  link: null,
  handLink: null,
  smsLink: null,
  whatsappNumber: '5511987654321',
  guardianEmail: 'ana@example.com',
  timeZones: ['America/Sao_Paulo', 'America/Manaus'],
  ...change,
})
const message = {
  id: orderId,
  channel: 'whatsapp',
  state: 'failed',
  fallback: false,
  superseded: false,
  error: '131026',
  at: '2026-11-20T12:00:00Z',
} as const
const begun: NonNullable<OrderDelivery['delivery']> = {
  state: 'not_reached',
  channels: ['whatsapp'],
  deliverAt: '2026-11-20T12:00:00Z',
  timeZone: null,
  deliveredAt: '2026-11-20T12:00:00Z',
  promiseKept: true,
  attempts: [message],
}

const show = async (
  first: OrderDelivery,
  answer: (name: string, input: unknown) => unknown = () => first,
) => {
  const page = await renderPage(
    <DeliveryCard order={{ id: orderId, number: 'R-7K3M9Q', version: 7 }} />,
    (name, input) => (name === 'getDelivery' ? first : answer(name, input)),
  )
  await screen.findByRole('region', { name: 'Delivery' })
  return page
}
const press = async (name: string, where: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await where.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

it('delivers by WhatsApp with one press and a confirmation, as of the version that is seen', async () => {
  const { call } = await show(read())
  await press('Deliver the video…')
  await press('Deliver', await dialog())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(call).toHaveBeenCalledWith('deliverOrder', {
    params: { id: orderId },
    body: { version: 7, channels: ['whatsapp'] },
  })
})

it('asks for a way to send it, and for a day and a time where it goes later', async () => {
  const { call } = await show(read())
  await press('Deliver the video…')
  const form = await dialog()
  await userEvent.click(form.getByRole('checkbox', { name: /^WhatsApp to/ }))
  await press('Deliver', form)
  expect(form.getByText('Choose at least one way to send it')).toBeDefined()
  await userEvent.click(form.getByRole('checkbox', { name: 'Email to ana@example.com' }))
  await userEvent.click(form.getByRole('radio', { name: 'At a chosen time' }))
  await press('Schedule', form)
  expect(form.getByText('Choose a day')).toBeDefined()
  await userEvent.type(form.getByLabelText('Day'), '2026-12-25')
  await userEvent.type(form.getByLabelText('Time'), '08:00')
  await press('Schedule', form)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(call).toHaveBeenCalledWith('deliverOrder', {
    params: { id: orderId },
    body: {
      version: 7,
      channels: ['email'],
      at: { day: '2026-12-25', time: '08:00', timeZone: 'America/Sao_Paulo' },
    },
  })
})

it('says why nothing can be delivered yet', async () => {
  await show(read({ actions: [], problem: 'no_video' }))
  expect(await screen.findByText("There's no finished video for this order yet.")).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('opens WhatsApp with the message, and notes that it was sent', async () => {
  const handLink = 'https://wa.me/5511987654321?text=Hi'
  const attempts = [{ ...message, channel: 'by_hand', state: 'queued', error: null } as const]
  const delivery = { ...begun, state: 'to_send' as const, attempts }
  const { call } = await show(read({ handLink, delivery, actions: ['mark_sent'] }))
  expect((await screen.findByRole('link', { name: 'Open WhatsApp' })).getAttribute('href')).toBe(handLink)
  await press("I've sent it")
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('actOnDelivery', {
      params: { id: orderId },
      body: { version: 7, action: 'mark_sent' },
    }),
  )
})

it('opens a text message for a number without WhatsApp, and records it with the same press', async () => {
  const smsLink = 'sms:+5511987654321?&body=Hi'
  const { call } = await show(
    read({ smsLink, delivery: begun, actions: ['deliver', 'send_text', 'resolve', 'correct_number'] }),
  )
  const press = await screen.findByRole('link', { name: 'Send a text message' })
  expect(press.getAttribute('href')).toBe(smsLink)
  expect(screen.queryByRole('button', { name: "I've sent it" })).toBeNull()
  await userEvent.click(press)
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('actOnDelivery', {
      params: { id: orderId },
      body: { version: 7, action: 'send_text' },
    }),
  )
})

it('says that the buyer was not reached and why, and keeps what is typed when someone else was quicker', async () => {
  const refusal = new ApiError(
    409,
    '',
    JSON.stringify({ code: 'version_conflict', message: '', requestId: '1' }),
  )
  await show(read({ delivery: begun, actions: ['deliver', 'resolve', 'correct_number'] }), () => {
    throw refusal
  })
  expect(await screen.findByText('Buyer not reached')).toBeDefined()
  expect(screen.getByText(/This number isn't on WhatsApp/)).toBeDefined()
  await press('Correct the number…')
  const form = await dialog()
  const field = form.getByRole('textbox', { name: 'WhatsApp number' })
  await userEvent.clear(field)
  await userEvent.type(field, '123')
  await press('Save the number', form)
  expect(form.getByText(/Enter the whole number/)).toBeDefined()
  await userEvent.type(field, '45678901')
  await press('Save the number', form)
  expect((await form.findByRole('alert')).textContent).toContain('Someone else changed this')
  expect(field).toHaveProperty('value', '12345678901')
})

it('is asked for again soon where the order has moved on', async () => {
  const answers = [read({ version: 6, actions: [], problem: 'not_ready' }), read()]
  await renderPage(<DeliveryCard order={{ id: orderId, number: 'R-7K3M9Q', version: 7 }} />, () =>
    answers.shift(),
  )
  expect(await screen.findByRole('button', { name: 'Deliver the video…' }, { timeout: 10_000 })).toBeDefined()
})
