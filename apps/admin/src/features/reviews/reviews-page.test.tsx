import { ApiError } from '@recadinho/contracts/client'
import type { AdminReview } from '@recadinho/contracts/reviews'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { ReviewsPage } from './reviews-page.tsx'

const review: AdminReview = {
  id: 'r1',
  author: 'Renata, Recife',
  rating: 5,
  text: 'He asked to see it again at once.',
  locale: 'pt',
  createdAt: '2026-11-20T12:00:00Z',
  publishedAt: null,
}

async function show(items: AdminReview[], act: () => unknown = () => review) {
  const onView = vi.fn<(view: string) => void>()
  const page = await renderPage(<ReviewsPage view="waiting" onView={onView} />, (name) =>
    name === 'listAdminReviews' ? { items, nextCursor: null } : act(),
  )
  await screen.findByRole('heading', { level: 1, name: 'Reviews' })
  return { onView, sent: () => page.call.mock.calls.filter(([name]) => name !== 'listAdminReviews') }
}

it('publishes a review that waits', async () => {
  const { sent } = await show([review])
  expect(screen.getByText(/5 of 5 stars · Português · received/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Publish Renata, Recife' }))
  expect(sent()).toEqual([['changeReviewPublication', { params: { id: 'r1' }, body: { published: true } }]])
})

it('says that a publication failed', async () => {
  await show([review], () => {
    throw new ApiError(503, '', '')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Publish Renata, Recife' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed')
})

it('adds what a parent said, once it is complete', async () => {
  const { sent, onView } = await show([])
  expect(screen.getByText('No reviews waiting')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Add a review…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add review' }))
  expect(dialog.getByText('Enter how they want to be named')).toBeDefined()
  await userEvent.type(dialog.getByLabelText('Who said it'), 'Bia')
  await userEvent.selectOptions(dialog.getByLabelText('Stars'), '4')
  await userEvent.type(dialog.getByLabelText('What they said'), 'She smiled all day.')
  await userEvent.selectOptions(dialog.getByLabelText('Language of the review'), 'pt')
  await userEvent.click(dialog.getByRole('button', { name: 'Add review' }))
  await waitFor(() => expect(onView).toHaveBeenCalledWith('waiting'))
  expect(sent()).toEqual([
    ['createReview', { body: { author: 'Bia', rating: 4, text: 'She smiled all day.', locale: 'pt' } }],
  ])
})
