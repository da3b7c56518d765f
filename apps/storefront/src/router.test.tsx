// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from './locales/en/shop.po'
import { routerOptions } from './router.tsx'

const root = createRootRoute({ component: Outlet })
const page = (path: string, loader?: () => Promise<void>) =>
  createRoute({ getParentRoute: () => root, path, component: () => path, ...(loader ? { loader } : {}) })
const answers = (time: number) => () => new Promise<void>((done) => setTimeout(done, time))
const routeTree = root.addChildren([page('/'), page('/quick', answers(299)), page('/slow', answers(900))])

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

async function open(path: string) {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ ...routerOptions, routeTree, history })
  await router.load()
  render(
    <I18nProvider i18n={i18n}>
      {/* The app's own router type names all its routes. */}
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  act(() => router.history.push(path))
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const spinner = () => screen.queryByText('Loading')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('§9: a loading page shows its spinner after 300 ms, and not before', async () => {
  await open('/slow')
  await pass(299)
  expect(spinner()).toBeNull()
  await pass(1)
  expect(spinner()).not.toBeNull()
  await pass(600)
  expect(spinner()).toBeNull()
  expect(document.body.textContent).toBe('/slow')
})

test('§9: a page that loads sooner shows none', async () => {
  await open('/quick')
  await pass(298)
  expect(spinner()).toBeNull()
  await pass(1)
  expect(document.body.textContent).toBe('/quick')
  await pass(10)
  expect(spinner()).toBeNull()
})
