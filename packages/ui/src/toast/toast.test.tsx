import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { createToasts, Toasts, type ToastItem, type ToastList } from './toast.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const toasts = createToasts()
  render(
    <>
      <button>Pay</button>
      <Toasts toasts={toasts} label="Notifications (F8)" closeLabel="Close" />
    </>,
  )
  return toasts
}
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' })
const shown = () => [...region().querySelectorAll<HTMLElement>('[data-state="open"]')]
const kept = () => [...region().querySelectorAll('[data-state="closed"]')]
const show = (toasts: ToastList, item: ToastItem) => act(() => void toasts.show(item))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('§4: at most one toast is visible: a new one replaces the old one', () => {
  const toasts = setUp()
  show(toasts, { title: 'Copied' })
  show(toasts, { title: 'Not sent', variant: 'destructive' })
  expect(screen.queryByText('Copied')).toBeNull()
  expect(shown()).toHaveLength(1)
  expect(shown()[0]?.textContent).toContain('Not sent')
})

it('§9: closes by itself after 5000 ms, and a new one has its own 5000 ms', () => {
  const toasts = setUp()
  show(toasts, { title: 'Copied' })
  wait(4000)
  show(toasts, { title: 'Sent' })
  wait(4999)
  expect(shown()).toHaveLength(1)
  wait(1)
  expect(shown()).toHaveLength(0)
})

it('§4: a dismissed toast is closed at once, and removed after 1,000,000 ms', () => {
  const toasts = setUp()
  show(toasts, { title: 'Copied' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect([shown().length, kept().length, toasts.current()?.state]).toEqual([0, 1, 'closed'])
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  wait(999_999)
  expect(toasts.current()).toBeDefined()
  wait(1)
  expect([kept().length, toasts.current()]).toEqual([0, undefined])
})

it.each([
  ['the pointer is on it', () => fireEvent.mouseEnter(region()), () => fireEvent.mouseLeave(region())],
  [
    'the focus is in it',
    () => act(() => screen.getByRole('button', { name: 'Close' }).focus()),
    () => act(() => screen.getByRole('button', { name: 'Pay' }).focus()),
  ],
])('waits while %s, and then for what was left of its time', (_, come, go) => {
  const toasts = setUp()
  show(toasts, { title: 'Copied' })
  wait(3000)
  come()
  wait(60_000)
  expect(shown()).toHaveLength(1)
  go()
  wait(1999)
  expect(shown()).toHaveLength(1)
  wait(1)
  expect(shown()).toHaveLength(0)
})

it('§4: F8 focuses the notification area; Escape dismisses and restores the focus', () => {
  const toasts = setUp()
  const pay = screen.getByRole('button', { name: 'Pay' })
  pay.focus()
  fireEvent.keyDown(pay, { key: 'F8' })
  expect(document.activeElement).toBe(region())
  show(toasts, { title: 'Copied' })
  fireEvent.keyDown(region(), { key: 'Escape' })
  expect(shown()).toHaveLength(0)
  expect(document.activeElement).toBe(pay)
})

it.each([
  { by: 50, stays: true },
  { by: 51, stays: false },
  { by: -80, stays: true },
])('§9: swiped $by px to the right: stays $stays', ({ by, stays }) => {
  const toasts = setUp()
  show(toasts, { title: 'Copied' })
  const [toast] = shown()
  if (!toast) throw new Error('no toast is seen')
  fireEvent.pointerDown(toast, { clientX: 100 })
  fireEvent.pointerMove(toast, { clientX: 100 + by })
  fireEvent.pointerUp(toast, { clientX: 100 + by })
  expect(shown()).toHaveLength(stays ? 1 : 0)
})

it('§3: has id, title, description, action and variant', () => {
  const toasts = setUp()
  const retry = vi.fn<() => void>()
  const action = { label: 'Try again', onClick: retry }
  show(toasts, { id: 'mail', title: 'Not sent', description: 'No answer.', action, variant: 'destructive' })
  const alert = screen.getByRole('alert')
  expect(alert.dataset['variant']).toBe('destructive')
  expect(alert.textContent).toContain('No answer.')
  act(() => toasts.dismiss('another'))
  expect(shown()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(shown()).toHaveLength(0)
  show(toasts, { title: 'Sent' })
  expect(shown()[0]?.dataset['variant']).toBe('default')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the toast that an action of another shows', () => {
  const toasts = setUp()
  const action = { label: 'Undo', onClick: () => void toasts.show({ title: 'It is back' }) }
  show(toasts, { title: 'Cleared', action })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(shown()[0]?.textContent).toContain('It is back')
})

it('is a live region before the first toast, and accessible', async () => {
  const toasts = setUp()
  expect(region().getAttribute('aria-live')).toBe('polite')
  show(toasts, { title: 'Copied' })
  vi.useRealTimers()
  await expectAccessible(region())
})
