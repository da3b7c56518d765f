import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { VideoFeedbackCard } from './video-feedback-card.tsx'

const feedback = {
  openedAt: '2026-11-21T10:00:00Z',
  playedAt: '2026-11-21T10:01:00Z',
  reaction: null,
  problem: { reason: 'name', words: 'Her name is Lívia!', reportedAt: '2026-11-21T11:00:00Z' },
}

it('begins the video again from what the buyer reported, with the reason filled in and without their words', async () => {
  const order = anOrder({ status: 'completed', stage: 'ready', actions: ['redo'] })
  const { call } = await renderPage(<VideoFeedbackCard order={order} />, (name) =>
    name === 'getAdminVideoFeedback' ? feedback : order,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Make it again…' }))
  await userEvent.click(screen.getByRole('button', { name: 'Make it again' }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('redoOrder', {
      params: { id: order.id },
      body: { version: 3, reason: 'Reported by the buyer: The name is wrong or sounds wrong' },
    }),
  )
})
