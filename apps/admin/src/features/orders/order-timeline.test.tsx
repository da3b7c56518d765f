import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { OrderEvent } from '@recadinho/contracts/admin-orders'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { OrderTimeline } from './order-timeline.tsx'

const event = (id: string, at: string, rest: Partial<OrderEvent>): OrderEvent => ({
  id,
  at,
  machine: 'order',
  from: null,
  to: 'pending',
  actor: { type: 'buyer', name: null },
  reason: null,
  cause: null,
  amount: null,
  ...rest,
})

it('says who, when and why, the newest first', () => {
  const timeline = [
    event('1', '2026-11-20T10:00:00Z', {}),
    event('2', '2026-11-20T11:00:00Z', {
      machine: 'payment',
      from: null,
      to: 'confirmed',
      actor: { type: 'staff', name: 'Rosa' },
      reason: 'Seen on the statement',
      amount: { amount: 8990, currency: 'USD' },
    }),
    event('3', '2026-11-20T11:00:00Z', {
      from: 'pending',
      to: 'in_production',
      actor: { type: 'system', name: null },
    }),
    event('4', '2026-11-20T12:00:00Z', { machine: 'stage', from: 'queued', to: 'something newer' }),
  ]
  render(
    <I18nProvider i18n={i18n}>
      <OrderTimeline order={anOrder({ timeline })} />
    </I18nProvider>,
  )
  const items = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem')
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Stage: something newer',
    'In production',
    'Payment: Confirmed · $89.90',
    'Order placed',
  ])
  expect(items[2]?.textContent).toContain('Seen on the statement')
  expect(items[2]?.textContent).toContain('Rosa')
  expect(items[1]?.textContent).toContain('System')
})

it('names what the buyer corrected, and which e-mail went out', () => {
  const timeline = [
    event('1', '2026-11-20T10:00:00Z', {
      machine: 'correction',
      to: 'childName,whatsappNumber',
      cause: { code: 'corrected', fields: ['childName', 'whatsappNumber'] },
    }),
    event('2', '2026-11-20T10:01:00Z', {
      machine: 'message',
      to: 'sent',
      cause: { code: 'message', kind: 'order_link', label: { en: 'Private link', pt: 'Link privado' } },
    }),
    event('3', '2026-11-20T10:02:00Z', {
      machine: 'message',
      to: 'failed',
      cause: { code: 'message', kind: 'receipt', label: { en: 'Receipt', pt: 'Recibo' } },
    }),
  ]
  render(
    <I18nProvider i18n={i18n}>
      <OrderTimeline order={anOrder({ timeline })} />
    </I18nProvider>,
  )
  const [receipt, link, correction] = screen.getAllByRole('listitem')
  expect(correction?.textContent).toContain('Corrected by the buyer: name, WhatsApp number')
  expect(link?.textContent).toContain('Email sent')
  expect(link?.textContent).toContain('Private link')
  expect(receipt?.textContent).toMatch(/Email couldn't be sent.*Receipt/)
})

it('says the shop’s own words about a payment in the reader’s language, and a gateway’s code as it is', () => {
  const timeline = [
    event('1', '2026-11-20T10:00:00Z', {
      machine: 'payment',
      to: 'created',
      cause: { code: 'payment_method', method: 'pix' },
    }),
    event('2', '2026-11-20T10:01:00Z', {
      machine: 'payment',
      to: 'failed',
      cause: { code: 'gateway_code', value: 'card_declined' },
    }),
    event('3', '2026-11-20T10:02:00Z', {
      machine: 'payment',
      to: 'confirmed',
      cause: { code: 'late' },
      actor: { type: 'gateway', name: 'pix_key' },
    }),
    event('4', '2026-11-20T10:03:00Z', {
      machine: 'payment',
      to: 'error',
      cause: {
        code: 'amount_differs',
        expected: { amount: 4990, currency: 'BRL' },
        received: { amount: 4989, currency: 'BRL' },
      },
    }),
  ]
  render(
    <I18nProvider i18n={i18n}>
      <OrderTimeline order={anOrder({ timeline })} />
    </I18nProvider>,
  )
  const [mismatch, late, failed, begun] = screen.getAllByRole('listitem')
  expect(mismatch?.textContent).toContain('Received R$49.89 instead of R$49.90')
  expect(late?.textContent).toContain('It arrived after the payment had expired')
  expect(late?.textContent).toContain('Our PIX key')
  expect(failed?.textContent).toContain('card_declined')
  expect(begun?.textContent).toContain('PIX')
})

it('says how far a refund came and why, in words of its own where the shop began it', () => {
  const timeline = [
    event('1', '2026-11-20T10:00:00Z', { machine: 'refund', to: 'sent', cause: { code: 'made_at_gateway' } }),
    event('2', '2026-11-20T10:01:00Z', { machine: 'refund', to: 'failed', reason: 'A gift' }),
  ]
  render(
    <I18nProvider i18n={i18n}>
      <OrderTimeline order={anOrder({ timeline })} />
    </I18nProvider>,
  )
  const [failed, sent] = screen.getAllByRole('listitem')
  expect(sent?.textContent).toMatch(/Refund: In progress.*Made on the provider's/)
  expect(failed?.textContent).toMatch(/Refund: Failed.*A gift/)
})

it('says by which channel a video went, what became of it, and whether the promise was kept', () => {
  const timeline = [
    event('1', '2026-11-20T10:00:00Z', {
      machine: 'message',
      to: 'failed',
      cause: { code: 'delivery', channel: 'whatsapp', error: '131026' },
    }),
    event('2', '2026-11-20T10:01:00Z', { machine: 'message', to: 'not_reached' }),
    event('3', '2026-11-20T10:02:00Z', {
      machine: 'order',
      from: 'in_production',
      to: 'completed',
      cause: { code: 'promise', kept: false },
    }),
    event('4', '2026-11-20T10:03:00Z', {
      machine: 'correction',
      to: 'whatsappNumber',
      cause: { code: 'corrected', fields: ['whatsappNumber'] },
      actor: { type: 'staff', name: 'Bia' },
    }),
  ]
  render(
    <I18nProvider i18n={i18n}>
      <OrderTimeline order={anOrder({ timeline })} />
    </I18nProvider>,
  )
  const [correction, completed, missed, failed] = screen.getAllByRole('listitem')
  expect(correction?.textContent).toContain('Changed: WhatsApp number')
  expect(completed?.textContent).toMatch(/Completed.*Delivered late/)
  expect(missed?.textContent).toContain('Buyer not reached')
  expect(failed?.textContent).toMatch(/Video couldn't be sent.*WhatsApp: This number isn't on WhatsApp/)
})

it('V8.2: says what came of a video, and why one can’t be used', () => {
  const video = { machine: 'video', actor: { type: 'staff', name: 'Bia' } } as const
  const cause = { code: 'text', text: 'incomplete' } as const
  const timeline = [
    event('1', '2026-11-20T10:00:00Z', { ...video, to: 'uploaded' }),
    event('2', '2026-11-20T10:01:00Z', { ...video, to: 'refused', cause }),
  ]
  render(
    <I18nProvider i18n={i18n}>
      <OrderTimeline order={anOrder({ timeline })} />
    </I18nProvider>,
  )
  const items = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem')
  expect(items[0]?.textContent).toContain("Video can't be used")
  expect(items[0]?.textContent).toContain('The end of this video is missing')
  expect(items[1]?.textContent).toContain('Video uploaded')
  expect(items[1]?.textContent).toContain('Bia')
})
