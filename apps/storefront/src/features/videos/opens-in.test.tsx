// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { OpensIn } from './opens-in.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it('D8: counts down to the moment on the server’s clock, and says that it opens', async () => {
  const { wrapper } = await inShop()
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') })
  // The server is two seconds ahead.
  render(<OpensIn at="2026-11-26T11:00:02Z" offset={2000} />, { wrapper })
  expect(screen.getByRole('timer').textContent).toBe('2 days 1:00:00')
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByRole('timer').textContent).toBe('2 days 59:59')
  act(() => void vi.advanceTimersByTime(49 * 3_600_000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText("It's opening…")).toBeDefined()
})
