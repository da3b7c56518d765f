import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aLine, anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ScriptDraftDialog } from './script-draft-dialog.tsx'

const order = anOrder({ actions: ['change_script'] })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('W4: shows a draft beside the words of today, and saves it only when it is taken', async () => {
  const closed = vi.fn<() => void>()
  const drafts = [
    { lines: [aLine('Hello dear Olivia!')], writer: 'shop', fault: 'timeout' },
    { lines: [aLine('Hi Olivia!')], writer: 'service', fault: null },
  ]
  const { call } = await renderPage(<ScriptDraftDialog order={order} onClose={closed} />, (name) =>
    name === 'draftScript' ? drafts.shift() : order,
  )
  expect((await screen.findByText(/didn't answer in time/)).textContent).toBeDefined()
  expect(screen.getByRole('insertion').textContent).toContain('dear')
  await press('Write another')
  await waitFor(() => expect(screen.getByRole('insertion').textContent).toContain('Hi'))
  expect(screen.queryByText(/didn't answer in time/)).toBeNull()
  expect(call.mock.calls.some(([name]) => name === 'changeScript')).toBe(false)
  await press('Use as a new version')
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(call).toHaveBeenCalledWith('changeScript', {
    params: { id: order.id },
    body: { was: { lines: [aLine('Hello Olivia!')] }, changes: { lines: [aLine('Hi Olivia!')] } },
  })
})

it('W4: cancelling ends the request', async () => {
  let signal: AbortSignal | undefined
  function Closing() {
    return <ScriptDraftDialog order={order} onClose={() => undefined} />
  }
  await renderPage(<Closing />, (_, input) => {
    signal = (input as { signal: AbortSignal }).signal // passed by the query
    return new Promise(() => undefined)
  })
  await screen.findByText(/^Writing/)
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  await waitFor(() => expect(signal?.aborted).toBe(true))
})
