import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noTour, opensAtOnce, reduce, type TourEvent, type TourState } from './machine.ts'

const after = (...events: (TourEvent['type'] | { size: number; at?: number })[]) =>
  events.reduce<TourState>(
    (state, event) =>
      reduce(
        state,
        typeof event === 'object'
          ? { type: 'steps', ...event }
          : { type: event as Exclude<TourEvent['type'], 'steps'> }, // steps are passed as an object
      ),
    noTour,
  )
const shown = ['found', 'tooltip', 'opening', 'opened'] as const

describe('§4 tour states', () => {
  test('idle without steps, ready with them, running once started', () => {
    expect(after().status).toBe('idle')
    expect(after({ size: 2 }).status).toBe('ready')
    expect(after({ size: 2 }, 'start')).toMatchObject({ status: 'running', phase: 'init', index: 0 })
  })
  test('waiting when it is started before its steps have come', () => {
    expect(after('start').status).toBe('waiting')
    expect(after('start', { size: 2 })).toMatchObject({ status: 'running', index: 0 })
  })
  test('a tour that was left at a step begins there, once; one that has fewer steps by now at its last', () => {
    expect(after({ size: 3, at: 2 }, 'start')).toMatchObject({ status: 'running', index: 2 })
    expect(after('start', { size: 3, at: 1 })).toMatchObject({ status: 'running', index: 1 })
    expect(after({ size: 2, at: 5 }, 'start')).toMatchObject({ index: 1 })
    expect(after({ size: 2, at: 1 }, 'start', ...shown, 'skip', 'left', 'start')).toMatchObject({ index: 0 })
  })
  test('a paused tour resumes at the same step', () => {
    const paused = after({ size: 3 }, 'start', ...shown, 'next', 'left', 'found', 'pause')
    expect(paused).toMatchObject({ status: 'paused', index: 1, tooltip: 'init' })
    expect(reduce(paused, { type: 'start' })).toMatchObject({ status: 'running', index: 1, phase: 'init' })
  })
  test('finishing or skipping ends the tour; a new start begins at the first step', () => {
    expect(after({ size: 1 }, 'start', ...shown, 'next', 'left')).toMatchObject({
      status: 'finished',
      index: 1,
    })
    expect(after({ size: 2 }, 'start', ...shown, 'skip', 'left').status).toBe('skipped')
    expect(after({ size: 1 }, 'start', ...shown, 'next', 'left', 'start')).toMatchObject({
      status: 'running',
      index: 0,
    })
  })
  test('a step that cannot be shown is an error, which a new start clears', () => {
    expect(after({ size: 2 }, 'start', 'fail').status).toBe('error')
    expect(after({ size: 2 }, 'start', 'fail', 'start').status).toBe('running')
    expect(after({ size: 2 }, 'fail').status).toBe('ready')
  })
})

test('§4 each step runs init, ready, beacon or tooltip, complete; tooltips init, idle, opening, open, closing', () => {
  const phases = (...events: TourEvent['type'][]) =>
    events.map((_, index) => {
      const { phase, tooltip } = after({ size: 2 }, 'start', ...events.slice(0, index + 1))
      return `${phase} ${tooltip}`
    })
  expect(phases(...shown, 'next', 'left')).toEqual([
    'ready init',
    'tooltip idle',
    'tooltip opening',
    'tooltip open',
    'complete closing',
    'init init',
  ])
  expect(phases('found', 'beacon', 'tooltip')).toEqual(['ready init', 'beacon init', 'tooltip idle'])
})

test('§4 a step without its target is skipped forward, or backward after going back', () => {
  const second = [{ size: 4 }, 'start', ...shown, 'next', 'left', 'missing', ...shown] as const
  expect(after(...second)).toMatchObject({ index: 2, phase: 'tooltip' })
  expect(after(...second, 'back', 'left')).toMatchObject({ index: 1, going: 'back' })
  expect(after(...second, 'back', 'left', 'missing')).toMatchObject({ index: 0, going: 'back' })
  // With no earlier step, the direction reverses instead of ending the tour.
  expect(after(...second, 'back', 'left', 'missing', 'missing')).toMatchObject({ index: 0, going: 'forward' })
})

test('requested while a step is being closed, the next one opens without a beacon', () => {
  const next = after({ size: 2 }, 'start', ...shown, 'close', 'start', 'left', 'found')
  expect(next).toMatchObject({ index: 1, phase: 'ready' })
  expect(opensAtOnce(next, false)).toBe(true)
  expect(opensAtOnce(after({ size: 2 }, 'start', ...shown, 'close', 'left', 'found'), false)).toBe(false)
})

test('closing a step continues; the tour ends when the index reaches the number of steps', () => {
  expect(after({ size: 2 }, 'start', ...shown, 'close', 'left')).toMatchObject({
    index: 1,
    status: 'running',
  })
  expect(after({ size: 1 }, 'start', ...shown, 'close', 'left')).toMatchObject({
    index: 1,
    status: 'finished',
  })
  expect(after({ size: 2 }, 'start', 'missing', 'missing')).toMatchObject({ index: 2, status: 'finished' })
})

const types: Exclude<TourEvent['type'], 'steps'>[] = [
  'start',
  'pause',
  'fail',
  'next',
  'back',
  'close',
  'skip',
  'found',
  'missing',
  'beacon',
  'tooltip',
  'opening',
  'opened',
  'left',
]
const anyEvent = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...types).map((type) => ({ type })) },
  { weight: 1, arbitrary: fc.nat(5).map((size) => ({ type: 'steps' as const, size })) },
)

const tooltipOf = {
  init: ['init'],
  ready: ['init'],
  beacon: ['init'],
  tooltip: ['idle', 'opening', 'open'],
  complete: ['closing', 'init'],
}

/** Invariants violated by a state or by the transition to it. */
function faults(before: TourState, event: TourEvent, now: TourState): string[] {
  const { status, index, size, phase, tooltip } = now
  const begins = event.type === 'steps' || event.type === 'start'
  const moved = index - before.index
  const rules: [string, boolean][] = [
    ['the index is one of the steps or their number', index >= 0 && index <= size],
    [
      'finished exactly when the index equals the number of steps',
      (status === 'finished') === (size > 0 && index === size),
    ],
    ['tooltip and step agree', tooltipOf[phase].includes(tooltip)],
    ['nothing is shown but while it runs', status === 'running' || (phase === 'init' && tooltip === 'init')],
    ['idle and waiting are for want of steps', !['idle', 'waiting'].includes(status) || size === 0],
    ['one step at a time', begins || Math.abs(moved) <= 1],
    ['a step is left, or it could not be shown', begins || moved === 0 || /left|missing/.test(event.type)],
  ]
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule)
}

test('any events in any order lead to a valid state', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = noTour
      for (const event of events) {
        const before = state
        state = reduce(state, event)
        expect(faults(before, event, state)).toEqual([])
      }
    }),
  )
})
