import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AdminVideo } from '@recadinho/contracts/videos'
import { expect, it } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { VideoCard } from './video-card.tsx'

const draft: AdminVideo = {
  id: '01938f00-0000-7000-8000-0000000000d1',
  state: 'draft',
  refusal: null,
  createdAt: '2026-11-21T10:00:00Z',
  uploadedBy: null,
  film: { findings: [], lines: [], speech: null, blocked: null },
  bytes: 9_000_000,
  facts: { seconds: 42, width: 720, height: 1280, rotation: 0, videoCodec: 'avc', audioCodec: 'aac' },
  parts: ['video', 'poster', 'captions'],
  copyBytes: null,
  buyersGetCopy: false,
  expiresAt: '2027-02-19T10:00:00Z',
}
const card = (changes: Parameters<typeof anOrder>[0]) => {
  const order = anOrder(changes)
  return renderPage(<VideoCard order={order} />, () => order)
}

it('approves the film that the shop has made', async () => {
  const { call } = await card({ videos: [draft] })
  expect(screen.getByText(/and no voice yet/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Approve film' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith('approveVideo', { params: { id: draft.id } }))
})

it('says who is heard in it, and that a voice is a draft', async () => {
  const speech = { lines: 15, voiced: 12, recorded: 3, isDraft: true }
  await card({ videos: [{ ...draft, film: { findings: [], lines: [], speech, blocked: null } }] })
  const said = /Spoken lines: 12 of 15, of which recorded: 3\. The voice of the others is a draft/
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(/no voice yet/)).toBeNull()
})

it('says before it is pressed why a film cannot be approved', async () => {
  await card({ videos: [{ ...draft, film: { findings: [], lines: [], speech: null, blocked: 'silent' } }] })
  expect(screen.getByRole('button', { name: 'Approve film' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(/Nobody says some of its lines\. Record them/)).toBeTruthy()
})

it('says in words what the check found in it', async () => {
  await card({
    videos: [
      {
        ...draft,
        film: { findings: ['name_missing', 'glyphs_missing'], lines: [], speech: null, blocked: null },
      },
    ],
  })
  expect(screen.getByText(/The name on the banner isn't the one in the script\. Some letters/)).toBeTruthy()
})

it('says that a film is being made, or why there is none', async () => {
  await card({ film: { state: 'making', progress: 40, failure: null } })
  expect(screen.getByRole('status').textContent).toContain('The film is being made40% is drawn.')
  await card({ film: { state: 'failed', progress: 0, failure: 'not_composed' } })
  expect(screen.getByText(/don't make a film\. Check both/)).toBeTruthy()
})

it('shows a newer draft beside the video that the buyer has', async () => {
  const ready: AdminVideo = {
    ...draft,
    id: '01938f00-0000-7000-8000-0000000000d0',
    state: 'ready',
    film: null,
  }
  await card({ videos: [draft, ready] })
  expect(screen.getAllByLabelText('Video of order R-7K3M9Q')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Approve film' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Withdraw video…' })).toBeTruthy()
})
