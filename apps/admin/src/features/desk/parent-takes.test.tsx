import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { aClip, aLine, someSpeech } from '../../../test/some-speech.ts'
import { ParentTakes } from './parent-takes.tsx'

const take = { id: aClip(2).id, refused: false }
const order = anOrder({ status: 'in_production', hasParentTakes: true })

it('plays the lines that the parent has said, and refuses one with one press', async () => {
  const lines = [aLine('Hello, Olivia!', { clip: aClip(2), takes: 1, parentTake: take }), aLine('Bye!')]
  const { call } = await renderPage(<ParentTakes order={order} />, (name) =>
    name === 'getOrderSpeech' ? someSpeech({ lines }) : null,
  )
  const card = await screen.findByRole('region', { name: "In the parent's own voice" })
  expect(within(card).queryByText('Bye!')).toBeNull()
  expect(within(card).getByText('Hello, Olivia!')).toBeTruthy()
  expect(within(card).getByRole('button', { name: 'Listen' })).toBeTruthy()
  await userEvent.click(within(card).getByRole('button', { name: "Don't use it" }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('refuseParentTake', {
      params: { id: order.id, clipId: take.id },
      body: { refused: true },
    }),
  )
})

it('takes a refusal back', async () => {
  const lines = [aLine('Hello, Olivia!', { parentTake: { ...take, refused: true } })]
  const { call } = await renderPage(<ParentTakes order={order} />, (name) =>
    name === 'getOrderSpeech' ? someSpeech({ lines }) : null,
  )
  expect(await screen.findByText("Parent's voice, not used")).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use it after all' }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'refuseParentTake',
      expect.objectContaining({ body: { refused: false } }),
    ),
  )
})

it('asks for nothing where the parent has said nothing', async () => {
  const { call } = await renderPage(<ParentTakes order={anOrder({ hasParentTakes: false })} />, () => null)
  expect(call).not.toHaveBeenCalled()
})
