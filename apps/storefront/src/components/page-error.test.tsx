// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ApiError } from '@recadinho/contracts/client'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as en } from '../locales/en/shop.po'
import { messages as pt } from '../locales/pt/shop.po'
import { PageError } from './page-error.tsx'

const invalidate = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => {}))
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ invalidate }) }))

const reload = vi.fn<() => void>()
const reset = vi.fn<() => void>()
const show = (error: Error, locale: 'en' | 'pt' = 'pt') =>
  render(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, pt } })}>
      <PageError error={error} reset={reset} />
    </I18nProvider>,
  )

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = '<script type="text/plain" data-app="/assets/release-1.js"></script>'
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('§2: the fallback has the title, the error’s message and a button that resets', () => {
  show(new Error('The drawing could not be read'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo deu errado')
  expect(screen.getByRole('alert').textContent).toContain('The drawing could not be read')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(reset).toHaveBeenCalledOnce()
  expect(invalidate).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

test('an answer of the API is not shown as it came', () => {
  show(new ApiError(503, '', '{"code":"unavailable","message":"busy","requestId":"r"}'))
  expect(screen.getByText('Ocorreu um erro inesperado ao carregar esta página.')).toBeDefined()
  expect(screen.getByRole('alert').textContent).not.toContain('{')
})

test('§2: without a message it says that something unexpected happened', () => {
  show(new Error(''))
  expect(screen.getByText('Ocorreu um erro inesperado ao carregar esta página.')).toBeDefined()
})

test('in English it says the same', () => {
  show(new Error(''), 'en')
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong')
  expect(screen.getByText('An unexpected error occurred while loading this page.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test.each([
  'Failed to fetch dynamically imported module: https://shop.test/assets/old.js',
  'error loading dynamically imported module: https://shop.test/assets/old.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/old.css',
])('a file that a release removed (%s) reloads the page, once a release', (message) => {
  show(new Error(message)).unmount()
  expect(reload).toHaveBeenCalledOnce()
  show(new Error(message)).unmount()
  expect(reload).toHaveBeenCalledOnce()
  document.querySelector('script')?.setAttribute('data-app', '/assets/release-2.js')
  show(new Error(message))
  expect(reload).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(reload).toHaveBeenCalledTimes(3)
})

test('without storage or a connection it waits for the button', () => {
  vi.stubGlobal('sessionStorage', undefined)
  show(new Error('Importing a module script failed.')).unmount()
  vi.unstubAllGlobals()
  vi.stubGlobal('location', { reload })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(new Error('Importing a module script failed.'))
  expect(reload).not.toHaveBeenCalled()
})
