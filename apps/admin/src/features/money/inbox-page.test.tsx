import { ApiError } from '@recadinho/contracts/client'
import type { MoneyInbox } from '@recadinho/contracts/money'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aDeadEvent, someFailedMail, anInbox, anItem } from '../../../test/an-inbox.ts'
import { anOrderMoney } from '../../../test/an-order-money.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { toasts } from '../../lib/toasts.ts'
import { InboxPage } from './inbox-page.tsx'

const refusal = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, requestId: 'req-1' }))

/** The page; what is done is answered by `act`. */
async function show(inbox: MoneyInbox, act: (name: string) => unknown = () => anInbox([])) {
  const page = await renderPage(<InboxPage />, (name) => (name === 'getMoneyInbox' ? inbox : act(name)))
  await screen.findAllByRole('heading', { level: 2 })
  const sent = () => page.call.mock.calls.filter(([name]) => name !== 'getMoneyInbox')
  return { sent }
}

async function open(action: string) {
  await userEvent.click(screen.getByRole('button', { name: action }))
  return within(await screen.findByRole('dialog'))
}

it('offers what the server lists, in its order, and leads to the order', async () => {
  await show(anInbox([anItem({ kind: 'late', actions: ['reinstate', 'refund', 'settle'] })]))
  const item = within(screen.getByRole('listitem', { name: 'Paid too late' }))
  expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Go on with the order…',
    'Give it back…',
    'Mark as dealt with…',
  ])
  expect(item.getByText('$89.90')).toBeDefined()
  expect(item.getByRole('link', { name: 'R-7K3M9Q' }).getAttribute('href')).toMatch(
    /\/admin\/orders\/01938f00/,
  )
})

it('gives money back with a press and a confirmation that says how much, to whom and why', async () => {
  const { sent } = await show(anInbox([anItem()]))
  const dialog = await open('Give it back…')
  expect(screen.getByRole('dialog', { name: 'Give $89.90 back to Marta?' })).toBeDefined()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Give $89.90 back' }))
  expect(await screen.findByText('Nothing needs you')).toBeDefined()
  expect(sent()).toEqual([
    ['actOnMoney', { params: { id: '12' }, body: { action: 'refund', reason: 'Paid twice' } }],
  ])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Money'))
})

it('says what went back already, and gives back what is left', async () => {
  await show(anInbox([anItem({ left: { amount: 6000, currency: 'USD' } })]))
  expect(screen.getByText('$29.90')).toBeDefined()
  const dialog = await open('Give it back…')
  expect(dialog.getByRole('button', { name: 'Give $60.00 back' })).toBeDefined()
})

it('says so when the gateway refuses to give it back', async () => {
  const failed = anItem({ id: '99', kind: 'refund_failed' })
  await show(anInbox([anItem()]), () => anInbox([anItem(), failed]))
  const dialog = await open('Give it back…')
  const told = vi.spyOn(toasts, 'show')
  await userEvent.click(dialog.getByRole('button', { name: 'Give $89.90 back' }))
  expect(await screen.findByRole('listitem', { name: 'Refund came back' })).toBeDefined()
  expect(told).toHaveBeenCalledWith({
    title: 'The gateway refused to give it back',
    variant: 'destructive',
  })
})

it('notes nothing as dealt with unless it is said how', async () => {
  const { sent } = await show(anInbox([anItem()]))
  const dialog = await open('Mark as dealt with…')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as dealt with' }))
  expect(dialog.getByText('Say why, in at least 3 characters')).toBeDefined()
  expect(sent()).toEqual([])
})

it.each([
  [404, 'not_found'],
  [400, 'validation_failed'],
])('attaches by the number of the order, and says beside it when there is none: %i', async (status, code) => {
  const orphan = anItem({ kind: 'orphan', order: null, actions: ['attach', 'settle'] })
  const { sent } = await show(anInbox([orphan]), () => {
    throw refusal(status, code)
  })
  const dialog = await open('Attach to an order…')
  const number = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Number of the order' })
  await userEvent.click(dialog.getByRole('button', { name: 'Attach' }))
  expect(dialog.getByText('Enter the number of the order')).toBeDefined()
  await userEvent.type(number, ' r-zzzzzz ')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The buyer wrote')
  await userEvent.click(dialog.getByRole('button', { name: 'Attach' }))
  expect(await dialog.findByText('There is no order R-ZZZZZZ')).toBeDefined()
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
  expect(screen.getByText(/12 tries/).textContent).toMatch(/Stripe.*Failed for good.*gateway: unknown.*evt_1/)
  await userEvent.click(screen.getByRole('button', { name: 'Replay' }))
  expect((await screen.findByRole('alert')).textContent).toContain('It was not replayed')
  expect(sent()).toEqual([['replayGatewayEvent', { params: { id: '7' } }]])
})

it('sends e-mails of an order again that were not sent, or says why not', async () => {
  let down = true
  const { sent } = await show(anInbox([], [], [someFailedMail()]), () => {
    if (down) throw refusal(503, 'unavailable')
    return anOrderMoney()
  })
  const list = within(screen.getByRole('region', { name: 'E-mails that were not sent' }))
  expect(list.getByRole('heading').textContent).toBe('2 e-mails were not sent')
  expect(list.getByRole('listitem').textContent).toMatch(
    /R-7K3M9Q · Marta.*Receipt · .* · 9 tries · EENVELOPE.*Private link · /,
  )
  await userEvent.click(list.getByRole('button', { name: 'Send again' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed')
  down = false
  const told = vi.spyOn(toasts, 'show')
  await userEvent.click(list.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(told).toHaveBeenCalledWith({ title: 'On its way again' }))
  await userEvent.click(list.getByRole('button', { name: 'Mark as dealt with' }))
  await waitFor(() => expect(told).toHaveBeenCalledWith({ title: 'Dealt with' }))
  const params = { id: someFailedMail().order.id }
  expect(sent()).toEqual(
    ['resend', 'resend', 'settle'].map((action) => ['actOnMail', { params, body: { action } }]),
  )
})

it('moves along what waits with j and k', async () => {
  await show(anInbox([anItem(), anItem({ id: '13', kind: 'short' })], [aDeadEvent()]))
  const [first, second] = screen.getAllByRole('button', { name: 'Give it back…' })
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('jk')
  expect(document.activeElement).toBe(second)
})

it('says that it could not be read, and asks again', async () => {
  let down = true
  await renderPage(<InboxPage />, () => {
    if (down) throw new TypeError('Failed to fetch')
    return anInbox([])
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The money could not be loaded')
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing needs you')).toBeDefined()
})

it('tells a role that was taken away meanwhile whom to ask', async () => {
  await renderPage(<InboxPage />, () => {
    throw refusal(403, 'forbidden')
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Only the owner sees this page' }),
  ).toBeDefined()
})
