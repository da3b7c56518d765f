import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { NotesCard } from './notes-card.tsx'

it('O11.2: a note that got no answer stays, and is sent again as the same note', async () => {
  const order = anOrder()
  let lost = true
  const { call } = await renderPage(<NotesCard order={order} />, () => {
    if (lost) throw new TypeError('Failed to fetch')
    return order
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'The mother calls him Zé')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await screen.findByRole('alert')
  expect(screen.getByDisplayValue('The mother calls him Zé')).toBeDefined()
  lost = false
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(screen.queryByDisplayValue('The mother calls him Zé')).toBeNull())
  const sent = call.mock.calls.filter(([name]) => name === 'addOrderNote').map(([, input]) => input)
  expect(sent[0]).toMatchObject({ body: { text: 'The mother calls him Zé' } })
  expect(sent[1]).toEqual(sent[0])
})
