import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { timing } from '../tokens.ts'
import { createToasts, Toasts } from './toast.tsx'

const setUp = () => {
  const toasts = createToasts()
  render(<Toasts toasts={toasts} label="Notifications (F8)" closeLabel="Close" />)
  return toasts
}
const seen = () => screen.queryAllByRole('status').filter((toast) => toast.dataset['state'] === 'open')

it('shows at most one toast: a new one takes the place of the old', async () => {
  const toasts = setUp()
  act(() => void toasts.show({ title: 'Copied' }))
  await screen.findByText('Copied')
  act(() => void toasts.show({ title: 'Not sent', variant: 'destructive' }))
  await screen.findByText('Not sent')
  expect(screen.queryByText('Copied')).toBeNull()
  expect(seen()).toHaveLength(1)
})

it('lasts 5 s and is kept closed for 1,000,000 ms', () => {
  const { attrs } = createToasts().store
  expect(attrs.duration).toBe(5000)
  expect(attrs.removeDelay).toBe(1_000_000)
  expect(timing.toastDuration).toBe(5000)
})

it('is reached by F8', async () => {
  const toasts = setUp()
  act(() => void toasts.show({ title: 'Copied' }))
  await screen.findByText('Copied')
  fireEvent.keyDown(document, { code: 'F8' })
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Notifications (F8)'))
})

it('is closed by its cross and runs its action', async () => {
  const toasts = setUp()
  const retry = vi.fn<() => void>()
  act(() => void toasts.show({ title: 'Not sent', action: { label: 'Try again', onClick: retry } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  act(() => void toasts.show({ title: 'Copied' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(seen()).toHaveLength(0))
})

it.each([
  { by: 40, stays: true },
  { by: 51, stays: false },
])('swiped $by px to the right: stays $stays', async ({ by, stays }) => {
  const toasts = setUp()
  act(() => void toasts.show({ title: 'Copied' }))
  await screen.findByText('Copied')
  const [toast] = seen()
  if (!toast) throw new Error('no toast is seen')
  fireEvent.pointerDown(toast, { clientX: 100 })
  fireEvent.pointerMove(toast, { clientX: 100 + by })
  fireEvent.pointerUp(toast, { clientX: 100 + by })
  await waitFor(() => expect(seen()).toHaveLength(stays ? 1 : 0))
})
