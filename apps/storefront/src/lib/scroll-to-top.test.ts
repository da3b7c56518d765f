import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { scrollToTopOnChange } from './scroll-to-top.ts'

interface Change {
  hrefChanged: boolean
  pathChanged?: boolean
  from?: object
  hash?: string
  reducedMotion?: boolean
  focused?: string
}

function change({
  hrefChanged,
  pathChanged = true,
  from,
  hash = '',
  reducedMotion = false,
  focused,
}: Change) {
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>()
  const focus = vi.fn<(options: FocusOptions) => void>()
  const later: [() => void, number][] = []
  const page = {
    scrollTo,
    setTimeout: (work: () => void, delay: number) => later.push([work, delay]),
    matchMedia: () => ({ matches: reducedMotion }),
    document: { querySelector: (what: string) => (what === 'main' ? { focus } : (focused ?? null)) },
  }
  let changed: (event: object) => void = () => {}
  const router = { subscribe: (_: string, listener: typeof changed) => (changed = listener) }
  // only what the function calls
  scrollToTopOnChange(router as unknown as AnyRouter, page as unknown as Window)
  changed({ hrefChanged, pathChanged, fromLocation: from, toLocation: { hash } })
  return { scrollTo, focus, later }
}

test('§2: a change of route scrolls smoothly to the top, and is forced there after 100 ms', () => {
  const { scrollTo, later } = change({ hrefChanged: true, from: {} })
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
  expect(later[0]?.[1]).toBe(100)
  later[0]?.[0]()
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('who asked for less motion gets there at once', () => {
  const { scrollTo } = change({ hrefChanged: true, from: {}, reducedMotion: true })
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('on another page the focus goes to its beginning; a step of the same page keeps its own', () => {
  expect(change({ hrefChanged: true, from: {} }).focus).toHaveBeenCalledWith({ preventScroll: true })
  expect(change({ hrefChanged: true, pathChanged: false, from: {} }).focus).not.toHaveBeenCalled()
  expect(change({ hrefChanged: true, from: {}, focused: 'a dialog' }).focus).not.toHaveBeenCalled()
})

test.each([
  ['the first page', { hrefChanged: true }],
  ['the same address', { hrefChanged: false, from: {} }],
  ['a place within a page', { hrefChanged: true, from: {}, hash: 'packages' }],
])('%s is left where it is', (_, event) => {
  const { scrollTo, focus } = change(event)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(focus).not.toHaveBeenCalled()
})
