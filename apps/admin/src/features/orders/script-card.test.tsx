import { ApiError } from '@recadinho/contracts/client'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aLine, anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ScriptCard } from './script-card.tsx'

const version = (number: number, text: string, author: 'writer' | 'staff' = 'writer') => ({
  version: number,
  lines: [aLine(text)],
  text,
  author,
  authorName: author === 'staff' ? 'Bia' : null,
  at: '2026-11-20T10:00:00Z',
  beforeCorrection: number === 1,
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a stale edit is refused, and what was typed stays', async () => {
  const order = anOrder({ actions: ['change_script'] })
  const theirs = anOrder({ ...order, script: version(2, 'Hello there!', 'staff') })
  const { call } = await renderPage(<ScriptCard order={order} />, (name) => {
    if (name === 'getAdminOrder') return theirs
    throw new ApiError(409, '', JSON.stringify({ code: 'version_conflict', message: '', requestId: 'r' }))
  })
  await press('Edit script')
  const field = screen.getByRole('textbox', { name: 'Line 1' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Hi Olivia!')
  await press('Save as a new version')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Script: Hello there!')
  expect(screen.getByDisplayValue('Hi Olivia!')).toBeDefined()
  await press('Save as a new version')
  const edits = call.mock.calls.filter(([name]) => name === 'changeScript').map(([, input]) => input)
  const lines = [aLine('Hi Olivia!', { origin: 'staff' })]
  expect(edits).toMatchObject([
    { body: { was: { lines: [aLine('Hello Olivia!')] }, changes: { lines } } },
    { body: { was: { lines: [aLine('Hello there!')] }, changes: { lines } } },
  ])
})

it('compares two versions by words that are read aloud, and restores the earlier', async () => {
  const order = anOrder({ actions: ['change_script'], script: version(2, 'Hello dear Olivia!', 'staff') })
  const items = [order.script, version(1, 'Hello Olivia!')]
  const { call } = await renderPage(<ScriptCard order={order} />, (name) =>
    name === 'listScripts' ? { items } : order,
  )
  await press('Earlier versions…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions of the script' }))
  await waitFor(() => expect(dialog.getByText('Hello')).toBeDefined())
  expect(dialog.getByRole('insertion').textContent).toContain('dear')
  await userEvent.click(dialog.getByRole('button', { name: 'Restore version 1' }))
  expect(call).toHaveBeenLastCalledWith('changeScript', {
    params: { id: order.id },
    body: { was: { lines: [aLine('Hello dear Olivia!')] }, changes: { lines: [aLine('Hello Olivia!')] } },
  })
})

it('names what of the notes no line says, and what the buyer decided', async () => {
  const order = anOrder({
    leftOut: [
      { text: 'Lives at 14 Maple Street', reason: 'address', choice: null },
      { text: 'Her dog is ill', reason: 'sensitive', choice: 'team' },
      { text: 'Dad is away', reason: 'silence', choice: 'never' },
    ],
    script: version(2, 'Hello Olivia!', 'staff'),
  })
  await renderPage(<ScriptCard order={order} />, () => order)
  expect(screen.getAllByText(/Maple|dog|Dad/).map((text) => text.closest('li')?.textContent)).toEqual([
    '“Lives at 14 Maple Street” (private)',
    '“Her dog is ill” (buyer: only for the team)',
    '“Dad is away” (buyer: never to be mentioned)',
  ])
})
