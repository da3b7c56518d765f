import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followChanges, type ChangeStream } from './follow-changes.ts'

/** A manual stand-in for the browser's EventSource. */
class Stream implements ChangeStream {
  readonly listeners = new Map<string, () => void>()
  closed = false
  addEventListener(type: string, listener: () => void) {
    this.listeners.set(type, listener)
  }
  say(type: 'open' | 'changed' | 'error') {
    this.listeners.get(type)?.()
  }
  close() {
    this.closed = true
  }
}

let streams: Stream[]
const seen: string[] = []
let stop: () => void
const newest = () => streams.at(-1) ?? new Stream()
const show = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  streams = []
  seen.length = 0
  stop = followChanges({
    connect() {
      const stream = new Stream()
      streams.push(stream)
      return stream
    },
    onChange: () => void seen.push('changed'),
    onLive: (live) => void seen.push(live ? 'live' : 'not live'),
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('reads once when it begins to listen, and again at each change', () => {
  newest().say('open')
  newest().say('changed')
  expect(seen).toEqual(['live', 'changed', 'changed'])
})

it('comes back after a pause that doubles, and reads what it may have missed', () => {
  newest().say('open')
  seen.length = 0
  newest().say('error')
  expect(seen).toEqual(['not live', 'changed'])
  for (const pause of [1000, 2000, 4000]) {
    const opened = streams.length
    vi.advanceTimersByTime(pause - 1)
    expect(streams).toHaveLength(opened)
    vi.advanceTimersByTime(1)
    expect(streams).toHaveLength(opened + 1)
    newest().say('error')
  }
  vi.advanceTimersByTime(8000)
  newest().say('open')
  newest().say('error')
  vi.advanceTimersByTime(1000)
  expect(streams).toHaveLength(6)
})

it('does not wait for the pause once the browser is online again', () => {
  newest().say('error')
  dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(2)
})

it('holds no connection while the tab is hidden', () => {
  newest().say('open')
  show('hidden')
  expect(newest().closed).toBe(true)
  expect(seen.at(-1)).toBe('not live')
  dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(1)
  show('visible')
  expect(streams).toHaveLength(2)
})

it('ends with its page', () => {
  stop()
  expect(newest().closed).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(streams).toHaveLength(1)
})
