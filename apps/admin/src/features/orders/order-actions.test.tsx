import { ApiError } from '@recadinho/contracts/client'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anAttempt } from '../../../test/an-order-money.ts'
import { anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { OrderActions } from './order-actions.tsx'

const refusal = (status: number, code: string) =>
  new ApiError(status, '', JSON.stringify({ code, message: code, requestId: 'req-1' }))
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)

it('offers what the server lists, and nothing else', async () => {
  const order = anOrder({ actions: ['advance_stage', 'hold'], nextStages: ['queued', 'recording'] })
  await renderPage(<OrderActions order={order} />, () => order)
  expect(buttons()).toEqual(['Put on hold…', 'Change stage…'])
})

it('cancels a paid order with the refund of its money, and one without money at once', async () => {
  const paid = anOrder({ payments: [anAttempt().payment] })
  let refunds = 0
  const cancel = () => {
    refunds += 1
  }
  await renderPage(<OrderActions order={paid} owner onCancelPaid={cancel} />, () => paid)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }))
  expect([refunds, screen.queryByRole('dialog')]).toEqual([1, null])
  cleanup()
  await renderPage(<OrderActions order={paid} />, () => paid)
  expect(screen.queryByRole('button', { name: 'Cancel order…' })).toBeNull()
  cleanup()
  const refunded = { ...paid, actions: ['cancel' as const] }
  await renderPage(<OrderActions order={refunded} owner onCancelPaid={cancel} />, () => refunded)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(refunds).toBe(1)
})

it('says so when nothing can be done', async () => {
  const order = anOrder({ status: 'completed', actions: [] })
  await renderPage(<OrderActions order={order} />, () => order)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText("There's nothing to do on this order right now.")).toBeDefined()
})

it('moves the stage with the version that is seen, and asks why', async () => {
  const order = anOrder({
    actions: ['advance_stage'],
    stage: 'scripting',
    nextStages: ['queued', 'recording'],
  })
  const { call } = await renderPage(<OrderActions order={order} />, () => order)
  await userEvent.click(screen.getByRole('button', { name: 'Change stage…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the stage of order R-7K3M9Q?' }))
  const stage = dialog.getByRole('combobox', { name: 'New stage' })
  expect(stage).toHaveProperty('value', 'recording')
  const change = dialog.getByRole('button', { name: 'Change stage' })
  await userEvent.click(change)
  expect(dialog.getByText('Enter a reason (at least 3 characters)')).toBeDefined()
  expect(call).not.toHaveBeenCalled()
  await userEvent.selectOptions(stage, 'queued')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Begun on the wrong order')
  await userEvent.click(change)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(call).toHaveBeenCalledWith('advanceStage', {
    params: { id: order.id },
    body: { version: 3, stage: 'queued', reason: 'Begun on the wrong order' },
  })
})

it('shows a conflict and offers to reload', async () => {
  const order = anOrder({ actions: ['release'] })
  await renderPage(<OrderActions order={order} />, () => {
    throw refusal(409, 'version_conflict')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Resume order' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else changed this in the meantime',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reload the order' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it.each([
  ['no answer', new TypeError('Failed to fetch'), "We don't know whether this went through"],
  ['a proxy’s page', new ApiError(502, 'Bad Gateway', '<html>'), "We don't know whether this went through"],
  ['its own failure', refusal(500, 'internal'), "We don't know whether this went through"],
  ['a refusal', refusal(403, 'forbidden'), 'Nothing was changed'],
  ['a gateway that is away', refusal(502, 'gateway_unavailable'), 'Nothing was changed'],
])('never says more than is known: %s', async (_, error, title) => {
  const order = anOrder({ actions: ['release'] })
  await renderPage(<OrderActions order={order} />, () => {
    throw error
  })
  await userEvent.click(screen.getByRole('button', { name: 'Resume order' }))
  expect((await screen.findByRole('alert')).textContent).toContain(title)
})

it('confirms money by hand only with the total and a reason, twice under one key', async () => {
  const order = anOrder({ status: 'pending', stage: null, dueAt: null, actions: ['confirm_payment'] })
  const { call } = await renderPage(<OrderActions order={order} />, () => {
    throw refusal(503, 'unavailable')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Confirm payment…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the payment manually' }))
  const confirm = dialog.getByRole('button', { name: 'Confirm payment' })
  const amount = dialog.getByRole('textbox', { name: 'Amount received, in USD' })

  await userEvent.type(amount, '8,99')
  await userEvent.click(confirm)
  expect(dialog.getByText('It must match the order total, $89.90')).toBeDefined()
  expect(dialog.getByText('Enter a reason (at least 3 characters)')).toBeDefined()
  expect(call).not.toHaveBeenCalled()

  await userEvent.clear(amount)
  await userEvent.type(amount, '89,90')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Statement 12')
  await userEvent.click(confirm)
  await dialog.findByRole('alert')
  await userEvent.click(confirm)
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  const inputs = call.mock.calls.map(([, input]) => input)
  expect(inputs[0]).toMatchObject({
    body: { version: 3, amount: { amount: 8990, currency: 'USD' }, reason: 'Statement 12' },
  })
  expect(inputs[1]).toEqual(inputs[0])
})

it('asks why before it cancels', async () => {
  const order = anOrder({ status: 'pending', stage: null, dueAt: null, actions: ['cancel'] })
  const { call } = await renderPage(<OrderActions order={order} />, () => order)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order R-7K3M9Q?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked\nfor by the parent')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(call).toHaveBeenCalledWith('transitionOrder', {
    params: { id: order.id },
    body: { version: 3, to: 'cancelled', reason: 'Asked for by the parent' },
  })
})

it('lets only the owner complete an order without a delivery, and asks why', async () => {
  const order = anOrder({ actions: ['complete'], nextStages: [] })
  await renderPage(<OrderActions order={order} />, () => order)
  expect(screen.queryByRole('button', { name: 'Complete without a delivery…' })).toBeNull()
  cleanup()
  const { call } = await renderPage(<OrderActions order={order} owner />, () => order)
  await userEvent.click(screen.getByRole('button', { name: 'Complete without a delivery…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Handed over in person')
  await userEvent.click(dialog.getByRole('button', { name: 'Complete order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(call).toHaveBeenCalledWith('completeOrder', {
    params: { id: order.id },
    body: { version: 3, reason: 'Handed over in person' },
  })
})
