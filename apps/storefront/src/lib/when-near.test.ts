// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayFetchUnasked, whenNear } from './when-near.ts'

let see: (isIntersecting: boolean) => void = () => undefined
beforeEach(() => {
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => report([{ isIntersecting }])
    }
    observe() {}
    disconnect() {
      see = () => undefined
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  see = () => undefined
})

const start = () => {
  const act = vi.fn<() => void>()
  return { act, cancel: whenNear(document.body, act) }
}

test('it waits until the element is near, and calls once', () => {
  const { act } = start()
  see(false)
  expect(act).not.toHaveBeenCalled()
  see(true)
  see(true)
  expect(act).toHaveBeenCalledTimes(1)
})

test('a canceled one never calls', () => {
  const { act, cancel } = start()
  cancel()
  see(true)
  expect(act).not.toHaveBeenCalled()
})

test.each([
  [{ saveData: true }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g' }, true],
  [undefined, true],
])('with the connection %j files may be fetched unasked: %s', (connection, may) => {
  vi.stubGlobal('navigator', { connection })
  expect(mayFetchUnasked()).toBe(may)
})
