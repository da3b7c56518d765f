// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { LongWait, longWait } from './long-wait.tsx'

/** Fake timers start here, after the page has loaded. */
async function show(locale: 'en' | 'pt') {
  const shop = await inShop({ locale })
  vi.useFakeTimers()
  render(<LongWait />, { wrapper: shop.wrapper })
  return { ...shop, invalidate: vi.spyOn(shop.router, 'invalidate').mockResolvedValue() }
}
const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a slow answer is announced in the reader’s language, and a fast one is not', async () => {
  await show('pt')
  pass(longWait - 1)
  expect(screen.queryByRole('alert')).toBeNull()
  pass(1)
  expect(screen.getByRole('alert').textContent).toContain('Está demorando mais que o normal')
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeDefined()
})

test('a retry drops the unanswered request, sends a new one, and can be repeated', async () => {
  const dropped = vi.fn<() => void>()
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<never>(() => signal.addEventListener('abort', dropped))
  const { queryClient, invalidate } = await show('en')
  const result = queryClient.fetchQuery({ queryKey: ['/api/long'], queryFn })
  pass(longWait)
  const button = screen.getByRole('button', { name: 'Try again' })
  fireEvent.click(button)
  await expect(result).rejects.toThrow('CancelledError')
  expect(dropped).toHaveBeenCalledOnce()
  expect(invalidate).toHaveBeenCalledOnce()
  fireEvent.click(button)
  expect(invalidate).toHaveBeenCalledOnce()
  pass(longWait)
  fireEvent.click(button)
  expect(invalidate).toHaveBeenCalledTimes(2)
})
