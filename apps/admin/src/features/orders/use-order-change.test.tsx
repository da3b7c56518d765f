import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { orderOptions } from './order-queries.ts'
import { useOrderChange } from './use-order-change.ts'

const before = anOrder({ status: 'in_production', stage: 'queued' })
const after = anOrder({ status: 'in_production', stage: 'recording' })
const seen: string[] = []

function Page() {
  const { api } = useAdmin()
  const { data, refetch } = useQuery(orderOptions(api, before.id))
  const change = useOrderChange(before.id)
  const stage = data?.stage
  useEffect(() => {
    if (stage) seen.push(stage)
  }, [stage])
  const advance = () =>
    change.mutate((client) =>
      client.call('advanceStage', {
        params: { id: before.id },
        body: { version: 3, stage: 'recording', reason: 'Moved by staff' },
      }),
    )
  return (
    <>
      <output>{stage}</output>
      <button type="button" onClick={() => void refetch()}>
        Ask
      </button>
      <button type="button" onClick={advance}>
        Change
      </button>
    </>
  )
}

it('an answer from before a change that comes after it is not shown', async () => {
  const late = Promise.withResolvers<unknown>()
  const answers: unknown[] = [before, late.promise, anOrder({ status: 'in_production', stage: 'review' })]
  await renderPage(<Page />, (name) => (name === 'getAdminOrder' ? answers.shift() : after))
  const shown = await screen.findByRole('status')
  await waitFor(() => expect(shown.textContent).toBe('queued'))
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(shown.textContent).toBe('recording'))
  late.resolve(before)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await waitFor(() => expect(shown.textContent).toBe('review'))
  expect(seen).toEqual(['queued', 'recording', 'review'])
})
