// @vitest-environment jsdom
import { ApiError } from '@recadinho/contracts/client'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inShop } from '../../test/in-shop.tsx'
import { PageError } from './page-error.tsx'

const reload = vi.fn<() => void>()
const reset = vi.fn<() => void>()
async function show(error: Error, locale: 'en' | 'pt' = 'pt') {
  const { router, wrapper } = await inShop({ locale })
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
  // Stubbed only after rendering: the router reads the real location.
  vi.stubGlobal('location', { reload })
  return { invalidate, ...render(<PageError error={error} reset={reset} />, { wrapper }) }
}

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = '<script type="text/plain" data-app="/assets/release-1.js"></script>'
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('§2: the fallback has the title, the error’s message and a button that resets', async () => {
  const { invalidate } = await show(new Error('The drawing could not be read'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo deu errado')
  expect(screen.getByRole('alert').textContent).toContain('The drawing could not be read')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(reset).toHaveBeenCalledOnce()
  expect(invalidate).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

test('an answer of the API is not shown as it came', async () => {
  await show(new ApiError(503, '', '{"code":"unavailable","message":"busy","requestId":"r"}'))
  expect(screen.getByText('Ocorreu um erro inesperado ao carregar esta página.')).toBeDefined()
  expect(screen.getByRole('alert').textContent).not.toContain('{')
})

test('§2: without a message it says that something unexpected happened', async () => {
  await show(new Error(''))
  expect(screen.getByText('Ocorreu um erro inesperado ao carregar esta página.')).toBeDefined()
})

test('in English it says the same', async () => {
  await show(new Error(''), 'en')
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong')
  expect(screen.getByText('An unexpected error occurred while loading this page.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test.each([
  'Failed to fetch dynamically imported module: https://shop.test/assets/old.js',
  'error loading dynamically imported module: https://shop.test/assets/old.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/old.css',
])('a file that a release removed (%s) reloads the page, once a release', async (message) => {
  const first = await show(new Error(message))
  first.unmount()
  expect(reload).toHaveBeenCalledOnce()
  const second = await show(new Error(message))
  second.unmount()
  expect(reload).toHaveBeenCalledOnce()
  document.querySelector('script')?.setAttribute('data-app', '/assets/release-2.js')
  await show(new Error(message))
  expect(reload).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(reload).toHaveBeenCalledTimes(3)
})

test('without storage or a connection it waits for the button', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const blocked = await show(new Error('Importing a module script failed.'))
  blocked.unmount()
  vi.unstubAllGlobals()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(new Error('Importing a module script failed.'))
  expect(reload).not.toHaveBeenCalled()
})
