import { afterEach, expect, test, vi } from 'vitest'
import { keepAwake } from './keep-awake.ts'
import type { PlaybackState } from './playback.ts'

afterEach(() => vi.unstubAllGlobals())

function stub() {
  const release = vi.fn<() => void>()
  const request = vi.fn<() => Promise<object>>(() => Promise.resolve({ release }))
  let report: (state: PlaybackState) => void = () => undefined
  const subscribe = (listener: typeof report) => {
    report = listener
    return () => undefined
  }
  const state = (phase: PlaybackState['phase'], muted: boolean) =>
    report({ phase, muted, voiceless: false, line: 0 })
  return { release, request, subscribe, state }
}

test('the screen stays on while a film is heard, not while it is muted, paused or over', async () => {
  const { release, request, subscribe, state } = stub()
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const leave = keepAwake({ subscribe })
  state('playing', true)
  expect(request).not.toHaveBeenCalled()
  state('playing', false)
  state('playing', false)
  expect(request).toHaveBeenCalledOnce()
  state('paused', false)
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
  state('playing', false)
  leave()
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(2))
})

test('a browser that cannot keep it on, or refuses, plays all the same', () => {
  const { subscribe, state } = stub()
  vi.stubGlobal('navigator', {})
  keepAwake({ subscribe })
  expect(() => state('playing', false)).not.toThrow()
})
