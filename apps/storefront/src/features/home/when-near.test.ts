// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenNear } from './when-near.ts'

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
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
})
afterEach(() => {
  vi.unstubAllGlobals()
  see = () => undefined
})

const start = (connection?: object) => {
  vi.stubGlobal('navigator', { connection })
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

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
  'nothing is fetched unasked over %j',
  (connection) => {
    const { act } = start(connection)
    see(true)
    expect(act).not.toHaveBeenCalled()
  },
)
