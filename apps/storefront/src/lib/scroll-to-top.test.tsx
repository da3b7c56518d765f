// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollToTopOnChange } from './scroll-to-top.ts'

/** The scroll position, and whether it is reached smoothly; jsdom does not scroll. */
let scrolled: { top: number; smoothly?: true } | { anchor: string }
let reducedMotion: boolean

beforeEach(() => {
  vi.useFakeTimers()
  scrolled = { top: 900 }
  reducedMotion = false
  vi.stubGlobal('scrollTo', ({ top = 0, behavior }: ScrollToOptions) => {
    scrolled = behavior === 'smooth' ? { top: 900, smoothly: true } : { top }
  })
  Element.prototype.scrollIntoView = function scroll() {
    scrolled = { anchor: this.id }
  }
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
  }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a first page at 900 px and navigates from there. */
async function open(first = '/') {
  const root = createRootRoute({
    component: () => (
      <main tabIndex={-1}>
        <button id="delivery">In the page</button>
        <Outlet />
      </main>
    ),
  })
  const routeTree = root.addChildren(
    ['/', '/faq'].map((path) => createRoute({ getParentRoute: () => root, path })),
  )
  const history = createMemoryHistory({ initialEntries: [first] })
  const router = createRouter({ routeTree, history, defaultPendingMinMs: 0 })
  scrollToTopOnChange(router)
  await router.load()
  render(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(200))
  return (address: string) =>
    act(async () => {
      history.push(address)
      await vi.advanceTimersByTimeAsync(0)
    })
}
const later = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('§2: a change of route scrolls smoothly to the top, and is forced there after 100 ms', async () => {
  const goTo = await open()
  await goTo('/faq')
  expect(scrolled).toEqual({ top: 900, smoothly: true })
  await later(99)
  expect(scrolled).toEqual({ top: 900, smoothly: true })
  await later(1)
  expect(scrolled).toEqual({ top: 0 })
})

test('with reduced motion it is there at once', async () => {
  reducedMotion = true
  const goTo = await open()
  await goTo('/faq')
  expect(scrolled).toEqual({ top: 0 })
})

test('another step of the same page scrolls to the top too, and the focus stays', async () => {
  const goTo = await open()
  await goTo('/?step=characters')
  await later(100)
  expect(scrolled).toEqual({ top: 0 })
  expect(document.activeElement).toBe(document.body)
})

test('on another page the focus goes to its beginning, unless the page itself has moved it', async () => {
  const goTo = await open()
  await goTo('/faq')
  expect(document.activeElement?.tagName).toBe('MAIN')
  document.querySelector('button')?.focus()
  await goTo('/')
  expect(document.activeElement?.tagName).toBe('BUTTON')
})

test.each(['/', '/#delivery'])('the first page (%s) stays where it is', async (first) => {
  await open(first)
  await later(1000)
  expect(scrolled).toEqual({ top: 900 })
  expect(document.activeElement).toBe(document.body)
})

test('the same address again stays where it is', async () => {
  const goTo = await open()
  await goTo('/')
  await later(1000)
  expect(scrolled).toEqual({ top: 900 })
})

test('an anchor on another page is scrolled to, and nothing forces the top', async () => {
  const goTo = await open()
  await goTo('/faq#delivery')
  await later(1000)
  expect(scrolled).toEqual({ anchor: 'delivery' })
})
