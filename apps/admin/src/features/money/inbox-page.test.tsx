import { ApiError } from '@recadinho/contracts/client'
import type { MoneyDetail, MoneyInbox } from '@recadinho/contracts/money'
import type { OutboxPage } from '@recadinho/contracts/outbox'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aDeadEvent, anInbox, anItem, anOutbox, aStuckEvent, orderLinkKind } from '../../../test/an-inbox.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { toasts } from '../../lib/toasts.ts'
import { InboxError, InboxPage } from './inbox-page.tsx'

const refusal = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, requestId: 'req-1' }))

/** Renders the page; actions are answered by `act`. */
async function show(
  inbox: MoneyInbox,
  act: (name: string) => unknown = () => anInbox([]),
  outbox: () => OutboxPage = () => anOutbox(),
) {
  const page = await renderPage(<InboxPage />, (name) => {
    if (name === 'listOutbox') return outbox()
    return name === 'getMoneyInbox' ? inbox : act(name)
  })
  await screen.findAllByRole('heading', { level: 2 })
  const reads = new Set(['getMoneyInbox', 'listOutbox'])
  const sent = () => page.call.mock.calls.filter(([name]) => !reads.has(name))
  return { sent }
}

async function open(action: string) {
  await userEvent.click(screen.getByRole('button', { name: action }))
  return within(await screen.findByRole('dialog'))
}

it('offers what the server lists, in its order, and leads to the order', async () => {
  await show(anInbox([anItem({ kind: 'late', actions: ['reinstate', 'refund', 'resolve'] })]))
  const item = within(screen.getByRole('listitem', { name: 'Late payment' }))
  expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reopen order…',
    'Refund…',
    'Mark as resolved…',
  ])
  expect(item.getByText('$89.90')).toBeDefined()
  expect(item.getByRole('link', { name: 'R-7K3M9Q' }).getAttribute('href')).toMatch(
    /\/admin\/orders\/01938f00/,
  )
})

it('gives money back with a press and a confirmation that says how much, to whom and why', async () => {
  const { sent } = await show(anInbox([anItem()]))
  const dialog = await open('Refund…')
  expect(screen.getByRole('dialog', { name: 'Refund $89.90 to Marta?' })).toBeDefined()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Refund $89.90' }))
  expect(await screen.findByText('Nothing needs your attention')).toBeDefined()
  expect(sent()).toEqual([
    ['actOnMoney', { params: { id: '12' }, body: { action: 'refund', reason: 'Duplicate payment' } }],
  ])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Payments'))
})

it('A2: offers to match money with the payment that staff confirmed, with one press and a confirmation', async () => {
  const item = anItem({ kind: 'repeats_confirmation', detail: null, actions: ['match', 'resolve', 'refund'] })
  const { sent } = await show(anInbox([item]))
  const shown = within(screen.getByRole('listitem', { name: 'Looks like a payment that staff confirmed' }))
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    "It's the same payment…",
    'Mark as resolved…',
    'Refund…',
  ])
  const dialog = await open("It's the same payment…")
  expect(
    screen.getByRole('dialog', { name: 'Is this the payment that staff confirmed for order R-7K3M9Q?' }),
  ).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Match the payments' }))
  expect(await screen.findByText('Nothing needs your attention')).toBeDefined()
  expect(sent()).toEqual([
    [
      'actOnMoney',
      { params: { id: '12' }, body: { action: 'match', reason: 'The same payment that staff confirmed' } },
    ],
  ])
})

it.each<[MoneyDetail, string]>([
  [
    {
      code: 'amount_differs',
      expected: { amount: 8990, currency: 'USD' },
      received: { amount: 8989, currency: 'USD' },
    },
    "What doesn't matchReceived $89.89 instead of $89.90",
  ],
  [
    {
      code: 'not_covered',
      confirmed: { amount: 100, currency: 'USD' },
      total: { amount: 8990, currency: 'USD' },
    },
    'Confirmed so far$1.00 of $89.90',
  ],
  [{ code: 'order_ended', status: 'cancelled' }, 'Status of the orderCanceled'],
  [{ code: 'dispute_reason', reason: 'fraudulent' }, 'Technical detailsfraudulent'],
  [{ code: 'text', text: 'what was written before' }, 'Technical detailswhat was written before'],
])('puts what the server knows of an item into words: %j', async (detail, text) => {
  await show(anInbox([anItem({ detail })]))
  expect(screen.getByRole('listitem', { name: 'Duplicate payment' }).textContent).toContain(text)
})

it('says what was already refunded, and refunds what is left', async () => {
  await show(anInbox([anItem({ left: { amount: 6000, currency: 'USD' } })]))
  expect(screen.getByText('$29.90')).toBeDefined()
  const dialog = await open('Refund…')
  expect(dialog.getByRole('button', { name: 'Refund $60.00' })).toBeDefined()
})

it('says so when the gateway refuses the refund', async () => {
  const failed = anItem({ id: '99', kind: 'refund_failed' })
  await show(anInbox([anItem()]), () => anInbox([anItem(), failed]))
  const dialog = await open('Refund…')
  const shown = vi.spyOn(toasts, 'show')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $89.90' }))
  expect(await screen.findByRole('listitem', { name: 'Refund returned' })).toBeDefined()
  expect(shown).toHaveBeenCalledWith({
    title: 'The provider refused the refund',
    variant: 'destructive',
  })
})

it('notes nothing as dealt with unless it is said how', async () => {
  const { sent } = await show(anInbox([anItem()]))
  const dialog = await open('Mark as resolved…')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as resolved' }))
  expect(dialog.getByText('Enter a reason (at least 3 characters)')).toBeDefined()
  expect(sent()).toEqual([])
})

it.each([
  [404, 'not_found'],
  [400, 'validation_failed'],
])('attaches by the number of the order, and says beside it when there is none: %i', async (status, code) => {
  const unmatched = anItem({ kind: 'unmatched', order: null, actions: ['attach', 'resolve'] })
  const { sent } = await show(anInbox([unmatched]), () => {
    throw refusal(status, code)
  })
  const dialog = await open('Assign to an order…')
  const number = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Order number' })
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(dialog.getByText('Enter the order number')).toBeDefined()
  await userEvent.type(number, ' r-zzzzzz ')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The buyer wrote')
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await dialog.findByText("There's no order R-ZZZZZZ")).toBeDefined()
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('The buyer wrote')
  expect(sent()).toEqual([
    [
      'actOnMoney',
      {
        params: { id: '12' },
        body: { action: 'attach', reason: 'The buyer wrote', orderNumber: 'R-ZZZZZZ' },
      },
    ],
  ])
  await userEvent.type(number, 'x')
  expect(dialog.queryByText(/There is no order/)).toBeNull()
})

it('replays an event that failed, and says what came of it', async () => {
  const { sent } = await show(anInbox([], [aDeadEvent()]), () => {
    throw refusal(503, 'unavailable')
  })
  expect(screen.getByText(/12 attempts/).textContent).toMatch(
    /Stripe.*Failed permanently.*gateway: unknown.*evt_1/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await screen.findByRole('alert')).textContent).toContain("The retry didn't work")
  expect(sent()).toEqual([['replayGatewayEvent', { params: { id: '7' } }]])
})

it('sends messages again that were not sent, one or all, or says why not', async () => {
  const lost = aStuckEvent()
  const unknown = aStuckEvent({
    id: '22',
    ...orderLinkKind,
    deadReason: 'outcome_unknown',
    attempts: 1,
    error: null,
  })
  const waits = aStuckEvent({ id: '23', deadReason: null, error: 'no_mail_server', attempts: 0 })
  let down = true
  const { sent } = await show(
    anInbox([]),
    () => {
      if (down) throw refusal(503, 'unavailable')
      return null
    },
    () => anOutbox([lost, unknown, waits], '23'),
  )
  const list = within(screen.getByRole('region', { name: "Messages that couldn't be sent" }))
  expect(list.getByRole('heading').textContent).toBe("3 messages weren't sent")
  expect(list.getByRole('button', { name: 'Load more' })).toBeDefined()
  const [first, second, third] = list.getAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /R-7K3M9Q · Marta.*Receipt · Failed permanently · .* · 9 attempts · EENVELOPE/,
  )
  expect(second?.textContent).toMatch(/Private link · It isn't known whether it arrived · /)
  expect(third?.textContent).toMatch(/Receipt · Waiting for a mail server · /)
  expect(within(third ?? document.body).queryByRole('button')).toBeNull()
  const item = within(first ?? document.body)
  await userEvent.click(item.getByRole('button', { name: 'Send again' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed')
  down = false
  const shown = vi.spyOn(toasts, 'show')
  await userEvent.click(item.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(shown).toHaveBeenCalledWith({ title: 'Sending again' }))
  await userEvent.click(item.getByRole('button', { name: 'Mark as resolved' }))
  await waitFor(() => expect(shown).toHaveBeenCalledWith({ title: 'Resolved' }))
  await userEvent.click(list.getByRole('button', { name: 'Send all again' }))
  const wanted = [
    { action: 'replay', ids: ['21'] },
    { action: 'replay', ids: ['21'] },
    { action: 'dismiss', ids: ['21'] },
    { action: 'replay', ids: ['21', '22'] },
  ]
  await waitFor(() => expect(sent()).toEqual(wanted.map((body) => ['actOnOutbox', { body }])))
})

it('moves along what waits with j and k', async () => {
  await show(anInbox([anItem(), anItem({ id: '13', kind: 'underpaid' })], [aDeadEvent()]))
  const [first, second] = screen.getAllByRole('button', { name: 'Refund…' })
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('jk')
  expect(document.activeElement).toBe(second)
})

it('says that it could not be read, and asks again', async () => {
  let down = true
  const answer = (name: string) => {
    if (down) throw new TypeError('Failed to fetch')
    return name === 'listOutbox' ? anOutbox() : anInbox([])
  }
  await renderPage(<InboxPage />, answer, InboxError)
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the payments")
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing needs your attention')).toBeDefined()
})

it('loads further pages when asked, and counts them all', async () => {
  const first: MoneyInbox = {
    ...anInbox([anItem()], [aDeadEvent()]),
    nextCursor: '12',
    openItems: 2,
    nextDeadCursor: '7',
    deadEvents: 2,
  }
  const page = await renderPage(<InboxPage />, (name, input) => {
    if (name === 'listOutbox') return anOutbox()
    const { query = {} } = input as { query?: { cursor?: string; deadCursor?: string } }
    if (query.cursor === '12') return anInbox([anItem({ id: '13', kind: 'late' })])
    if (query.deadCursor === '7') return anInbox([], [aDeadEvent({ id: '8', eventId: 'evt_2' })])
    return first
  })
  expect(await screen.findByRole('heading', { name: '2 payments need a decision' })).toBeDefined()
  expect(screen.queryByRole('listitem', { name: 'Late payment' })).toBeNull()
  const [items, events] = screen.getAllByRole('button', { name: 'Load more' })
  if (!items || !events) throw new Error('Two lists have further pages')
  await userEvent.click(items)
  expect(await screen.findByRole('listitem', { name: 'Late payment' })).toBeDefined()
  await userEvent.click(events)
  expect(await screen.findByText(/evt_2/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(page.call.mock.calls.filter(([name]) => name === 'getMoneyInbox')).toHaveLength(3)
})
