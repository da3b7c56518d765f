// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import type { PlaybackState } from './playback.ts'
import { useFading } from './use-fading.ts'

let state: PlaybackState
const listeners = new Set<(state: PlaybackState) => void>()
const turn = (phase: PlaybackState['phase']) => {
  state = { ...state, phase }
  for (const listener of listeners) listener(state)
}
const player = {
  state: () => state,
  subscribe: (listener: (state: PlaybackState) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  play: () => turn('playing'),
  pause: () => turn('paused'),
}

function View({ covered = true }) {
  const view = useRef<HTMLDivElement>(null)
  useFading(view, player, covered)
  return (
    <div ref={view} data-testid="view">
      <p>film</p>
      <button type="button">Close</button>
    </div>
  )
}
const isAway = () => screen.getByTestId('view').hasAttribute('data-away')
const wait = () =>
  act(() => {
    vi.runAllTimers()
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  state = { phase: 'playing', muted: true, voiceless: false, line: -1 }
  render(<View />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['a tap', () => fireEvent.click(screen.getByText('film'))],
  ['a key', () => fireEvent.keyDown(screen.getByTestId('view'), { key: 'Tab' })],
  ['the focus', () => act(() => screen.getByRole('button').focus())],
])('while the film plays its controls leave after a while, and %s brings them back', (_, touch) => {
  expect(isAway()).toBe(false)
  wait()
  expect(isAway()).toBe(true)
  touch()
  expect(isAway()).toBe(false)
  expect(state.phase).toBe('playing')
  wait()
  expect(isAway()).toBe(true)
})

test('while they are there, a tap pauses the film, and they stay', () => {
  fireEvent.click(screen.getByText('film'))
  expect(state.phase).toBe('paused')
  wait()
  expect(isAway()).toBe(false)
  fireEvent.click(screen.getByText('film'))
  expect(state.phase).toBe('playing')
  wait()
  expect(isAway()).toBe(true)
})

test('a press on a control does not pause the film', () => {
  fireEvent.click(screen.getByRole('button'))
  expect(state.phase).toBe('playing')
})

test('controls beside the film stay, and the first tap pauses it', () => {
  cleanup()
  render(<View covered={false} />)
  wait()
  expect(isAway()).toBe(false)
  fireEvent.click(screen.getByText('film'))
  expect(state.phase).toBe('paused')
})
