import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { scrollToTopOnChange } from './scroll-to-top.ts'

function change(event: { hrefChanged: boolean; from?: object; hash?: string }) {
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>()
  const later: [() => void, number][] = []
  const page = { scrollTo, setTimeout: (work: () => void, delay: number) => later.push([work, delay]) }
  let changed: (event: object) => void = () => {}
  const router = { subscribe: (_: string, listener: typeof changed) => (changed = listener) }
  // only what the function calls
  scrollToTopOnChange(router as unknown as AnyRouter, page as unknown as Window)
  changed({
    hrefChanged: event.hrefChanged,
    fromLocation: event.from,
    toLocation: { hash: event.hash ?? '' },
  })
  return { scrollTo, later }
}

test('§2: a change of route scrolls smoothly to the top, and is forced there after 100 ms', () => {
  const { scrollTo, later } = change({ hrefChanged: true, from: {} })
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
  expect(later[0]?.[1]).toBe(100)
  later[0]?.[0]()
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test.each([
  ['the first page', { hrefChanged: true }],
  ['the same address', { hrefChanged: false, from: {} }],
  ['a place within a page', { hrefChanged: true, from: {}, hash: 'packages' }],
])('%s is left where it is', (_, event) => {
  expect(change(event).scrollTo).not.toHaveBeenCalled()
})
