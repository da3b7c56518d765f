// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { messages as en } from '../../locales/en/order.po'
import { messages as pt } from '../../locales/pt/order.po'
import { LongWait, longWait } from './long-wait.tsx'

const invalidate = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => {}))
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ invalidate }) }))

const show = (locale: 'en' | 'pt') =>
  render(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, pt } })}>
      <LongWait />
    </I18nProvider>,
  )
const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('a slow answer is announced in the reader’s language, and a fast one is not', () => {
  show('pt')
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
  const result = queryClient.fetchQuery({ queryKey: ['/api/long'], queryFn })
  show('en')
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
