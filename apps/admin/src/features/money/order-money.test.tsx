import { ApiError } from '@recadinho/contracts/client'
import type { OrderMoney as Money } from '@recadinho/contracts/money'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { anOutbox, aStuckEvent, orderLinkKind } from '../../../test/an-inbox.ts'
import { anAttempt, anOrderMoney, aRefund } from '../../../test/an-order-money.ts'
import { anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { toasts } from '../../lib/toasts.ts'
import { OrderMoney } from './order-money.tsx'

const refusal = (status: number, code: string, details?: object) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, details, requestId: 'req-1' }))
const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Renders the section of a paid order; `createRefund` is answered by `refund`. */
async function show(money: Money, refund: (input: unknown) => unknown = () => money) {
  const order = anOrder()
  const page = await renderPage(<OrderMoney order={order} onConfirm={() => undefined} />, (name, input) => {
    if (name === 'createRefund') return refund(input)
    if (name === 'listOutbox') return anOutbox()
    return name === 'getGatewayEvent'
      ? { event: money.payments[0]?.events[0], body: '{\n  "id": "evt_1"\n}' }
      : money
  })
  await screen.findByRole('list', { name: 'Payment attempts' })
  const sent = () =>
    page.call.mock.calls.filter(([name]) => name === 'createRefund').map(([, input]) => input)
  return { ...page, order, sent }
}

async function openRefund(name = 'Refund…') {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

it.each([
  ['Send all again', 'replay'],
  ['Mark all as resolved', 'dismiss'],
])('says which messages could not be sent; “%s” is one press', async (name, action) => {
  let events = [aStuckEvent(), aStuckEvent({ id: '22', ...orderLinkKind })]
  const order = anOrder()
  const page = await renderPage(<OrderMoney order={order} onConfirm={() => undefined} />, (name) => {
    if (name === 'actOnOutbox') events = []
    return name === 'listOutbox' ? anOutbox(events) : name === 'actOnOutbox' ? null : anOrderMoney()
  })
  const title = "Some messages didn't reach the buyer"
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.getByText(/^Receipt · .* · EENVELOPE$/)).toBeDefined()
  expect(screen.getByText(/^Private link · /)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(page.call).toHaveBeenCalledWith('actOnOutbox', { body: { action, ids: ['21', '22'] } })
  expect(page.call).toHaveBeenCalledWith(
    'listOutbox',
    expect.objectContaining({ query: { orderId: order.id } }),
  )
})

it('shows each attempt with its gateway, times, reference and what became of it', async () => {
  const failed = anAttempt({
    payment: {
      ...anAttempt().payment,
      id: 'b',
      method: 'pix',
      state: 'expired',
      outcome: 'failed',
      failureCode: 'lapsed',
    },
    confirmedAt: null,
    refundable: usd(0),
  })
  await show(anOrderMoney({ payments: [failed, anAttempt()] }))
  const [first, second] = within(screen.getByRole('list', { name: 'Payment attempts' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toMatch(/PIX · Stripe.*Expired.*\$89\.90.*Buyer sees.*Payment failed.*lapsed/)
  expect(second?.textContent).toMatch(/Card · Stripe.*Confirmed.*11\/20\/2026.*Payment confirmed.*pi_123/)
  expect(screen.getAllByRole('button', { name: 'Refund…' })).toHaveLength(1)
})

it('opens what the gateway sent only when it is asked for', async () => {
  const event = {
    id: '7',
    gateway: 'stripe' as const,
    eventId: 'evt_1',
    type: 'payment_intent.succeeded',
    receivedAt: '2026-11-20T10:02:00Z',
    outcome: 'applied',
    tries: 1,
    error: null,
  }
  const { call } = await show(anOrderMoney({ payments: [anAttempt({ events: [event] })] }))
  await userEvent.click(screen.getByText('1 provider notification'))
  expect(await screen.findByText('payment_intent.succeeded')).toBeDefined()
  expect(call.mock.calls.map(([name]) => name)).not.toContain('getGatewayEvent')
  await userEvent.click(screen.getByText('What was sent'))
  expect((await screen.findByText(/"evt_1"/)).textContent).toBe('{\n  "id": "evt_1"\n}')
})

it('adds the ledger up', async () => {
  const [capture] = anOrderMoney().ledger
  if (!capture) throw new Error('The money has a line')
  const refund = { ...capture, id: '2', kind: 'refund' as const, amount: usd(2000) }
  await show(anOrderMoney({ refunds: [aRefund()], ledger: [capture, refund] }))
  expect(screen.getByText('Kept by the shop').parentElement?.textContent).toBe('Kept by the shop$69.90')
  expect(screen.getByRole('list', { name: 'Refunds' }).textContent).toMatch(
    /Completed.*A gift.*\$20\.00.*Rosa/,
  )
})

it('gives a part back only with an amount that is left and a reason, and says how much goes to whom', async () => {
  const { order, sent } = await show(anOrderMoney(), () => anOrderMoney({ refunds: [aRefund()] }))
  const dialog = await openRefund()
  await userEvent.click(dialog.getByRole('radio', { name: 'Part of it' }))
  const amount = dialog.getByRole('textbox', { name: 'Amount to refund, in USD' })
  await userEvent.type(amount, '89,91')
  await userEvent.click(dialog.getByRole('button', { name: /^Refund/ }))
  expect(dialog.getByText('You can refund up to $89.90')).toBeDefined()
  expect(dialog.getByText('Enter a reason (at least 3 characters)')).toBeDefined()
  expect(sent()).toEqual([])
  await userEvent.clear(amount)
  await userEvent.type(amount, '20')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A gift')
  expect(screen.getByRole('dialog', { name: 'Refund $20.00 to Marta?' })).toBeDefined()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Refund $20.00' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toMatchObject([
    {
      params: { id: order.id },
      body: { paymentId: anAttempt().payment.id, amount: usd(2000), reason: 'A gift' },
    },
  ])
})

it('keeps what was typed, and its key, over a failure and over closing the dialog', async () => {
  const { sent } = await show(anOrderMoney(), () => {
    throw refusal(503, 'unavailable')
  })
  let dialog = await openRefund()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Kept over')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $89.90' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('The server is busy')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Kept over')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $89.90' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog = await openRefund()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Kept over')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $89.90' }))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[1]).toEqual(sent()[0])
  expect(sent()[2]).toEqual(sent()[0])
})

it('sends the same amount with the same key, whatever the reason: a request without an answer may have refunded it', async () => {
  const { sent } = await show(anOrderMoney(), () => {
    throw refusal(422, 'idempotency_key_reused')
  })
  const dialog = await openRefund()
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  const give = dialog.getByRole('button', { name: 'Refund $89.90' })
  await userEvent.type(reason, 'One')
  await userEvent.click(give)
  await userEvent.type(reason, ' and another')
  await userEvent.click(give)
  await waitFor(() => expect(sent()).toHaveLength(2))
  const keys = () => sent().map((input) => (input as { idempotencyKey: string }).idempotencyKey) // the call's own input
  expect(keys()[1]).toBe(keys()[0])
  await userEvent.click(dialog.getByRole('button', { name: 'Reload the order' }))
  await userEvent.click(give)
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(keys()[2]).not.toBe(keys()[0])
})

it('shows beside the amount what the server says is left', async () => {
  await show(anOrderMoney(), () => {
    throw refusal(409, 'amount_mismatch', { refundable: usd(500) })
  })
  const dialog = await openRefund()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'All of it, please')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $89.90' }))
  const amount = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Amount to refund, in USD' })
  expect(amount.value).toBe('89.90')
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText('You can refund up to $5.00')).toBeDefined()
})

it('cancels the order too unless told otherwise, but only when all goes back', async () => {
  const { sent } = await show(anOrderMoney())
  const dialog = await openRefund()
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Cancel the order too' }).checked).toBe(true)
  await userEvent.click(dialog.getByRole('radio', { name: 'Part of it' }))
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: 'All of it' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not wanted any more')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $89.90' }))
  await waitFor(() => expect(sent()).toMatchObject([{ body: { amount: usd(8990), cancelOrder: true } }]))
})

it('leaves an order whose video is made again in production, unless staff cancel it', async () => {
  const order = anOrder({ revision: 2 })
  const answer = (name: string) => (name === 'listOutbox' ? anOutbox() : anOrderMoney())
  await renderPage(<OrderMoney order={order} onConfirm={() => undefined} />, answer)
  await screen.findByRole('list', { name: 'Payment attempts' })
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cancel the order too' })
  await openRefund()
  expect(box().checked).toBe(false)
  cleanup()
  await renderPage(<OrderMoney order={order} onConfirm={() => undefined} cancelling />, answer)
  await screen.findByRole('dialog')
  expect(box().checked).toBe(true)
})

it('says so when the order is to be canceled while its refund is still on its way', async () => {
  const onCancelEnd = vi.fn<() => void>()
  const sent = anOrderMoney({ payments: [anAttempt({ refundable: usd(0) })] })
  await renderPage(
    <OrderMoney order={anOrder()} onConfirm={() => undefined} cancelling onCancelEnd={onCancelEnd} />,
    (name) => (name === 'listOutbox' ? anOutbox() : sent),
  )
  await waitFor(() => expect(toasts.current()?.title).toBe("There's nothing left to refund"))
  expect(onCancelEnd).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does not offer to cancel the order while another payment of it holds money', async () => {
  const other = anAttempt({ payment: { ...anAttempt().payment, id: 'b' }, refundable: usd(100) })
  await show(anOrderMoney({ payments: [anAttempt(), other] }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Refund…' })[0] as HTMLElement) // two such buttons exist
  expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).toBeNull()
})

it('names no time to pay an attempt that was given up', async () => {
  const attempt = (state: 'cancelled' | 'expired') =>
    anAttempt({
      payment: {
        ...anAttempt().payment,
        id: state,
        state,
        outcome: 'failed',
        expiresAt: '2026-11-20T10:31:00Z',
      },
      confirmedAt: null,
      refundable: usd(0),
    })
  await show(anOrderMoney({ payments: [attempt('cancelled'), attempt('expired')] }))
  expect(screen.getAllByText(/^Was payable until$|^Payable until$/)).toHaveLength(1)
})

it('only records what no gateway can refund', async () => {
  const attempt = anAttempt({
    payment: { ...anAttempt().payment, gateway: 'pix_key', method: 'pix' },
    refundsByGateway: false,
  })
  await show(anOrderMoney({ payments: [attempt] }))
  const dialog = await openRefund('Record a refund…')
  expect(dialog.getByText(/Send the refund yourself first/)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Record $89.90 refund' })).toBeDefined()
})

it('says that it could not be read, and asks again', async () => {
  let down = true
  await renderPage(<OrderMoney order={anOrder()} onConfirm={() => undefined} />, (name) => {
    if (down) throw new TypeError('Failed to fetch')
    return name === 'listOutbox' ? anOutbox() : anOrderMoney()
  })
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the payments")
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Payment attempts' })).toBeDefined()
})
