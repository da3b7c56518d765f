import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { TourState } from './machine.ts'
import { readSteps, type TourStep } from './steps.ts'
import { createTour, type TourView } from './tour.ts'

/** A page on which only some targets are visible. */
function fakeView(visible: Set<string>) {
  const seen: string[] = []
  const view: TourView = {
    find: ({ content }) => (visible.has(content) ? document.body : undefined),
    draw: async ({ content }) => void seen.push(`draw ${content}`),
    open: async () => {},
    close: async () => {},
    beacon: ({ content }) => void seen.push(`beacon ${content}`),
    clear: () => void seen.push('clear'),
  }
  return { view, seen }
}
const stepsOf = (targets: string[], more: Partial<TourStep> = {}) =>
  targets.map((target) => ({ target, content: target, ...more }))
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve))

test('a tour opens its first step, goes forward and back, and finishes', async () => {
  const { view, seen } = fakeView(new Set(['a', 'b']))
  const states: TourState[] = []
  const tour = createTour(view, (state) => states.push(state))
  tour.send({ type: 'start' })
  tour.setSteps(stepsOf(['a', 'b'], { disableBeacon: true }))
  await settled()
  expect(tour.state()).toMatchObject({ status: 'running', index: 0, tooltip: 'open' })
  for (const [type, index] of [
    ['next', 1],
    ['back', 0],
    ['next', 1],
  ] as const) {
    tour.send({ type })
    await settled()
    expect(tour.state()).toMatchObject({ index, tooltip: 'open' })
  }
  tour.send({ type: 'next' })
  await settled()
  expect(tour.state()).toMatchObject({ status: 'finished', index: 2 })
  expect(seen).toEqual(['clear', 'draw a', 'draw b', 'draw a', 'draw b', 'clear'])
  expect(new Set(states.map(({ tooltip }) => tooltip))).toEqual(
    new Set(['init', 'idle', 'opening', 'open', 'closing']),
  )
})

test('a step shows a beacon first; one that was closed leaves the next one as a beacon', async () => {
  const { view, seen } = fakeView(new Set(['a', 'b']))
  const tour = createTour(view)
  tour.setSteps(stepsOf(['a', 'b']))
  tour.send({ type: 'start' })
  await settled()
  tour.send({ type: 'tooltip' })
  await settled()
  tour.send({ type: 'close' })
  await settled()
  expect(tour.state()).toMatchObject({ index: 1, phase: 'beacon' })
  expect(seen).toEqual(['clear', 'beacon a', 'draw a', 'beacon b'])
})

test('§5 steps that are not an array of objects with a target are ignored with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const good = [{ target: '#a', content: 'A' }]
  expect(readSteps(good)).toBe(good)
  expect(warn).not.toHaveBeenCalled()
  for (const bad of [
    null,
    undefined,
    'steps',
    7,
    {},
    [null],
    ['#a'],
    [{ content: 'A' }],
    [...good, { target: '' }],
    [{ target: 3 }],
  ])
    expect(readSteps(bad)).toEqual([])
  expect(warn).toHaveBeenCalledTimes(10)
  warn.mockRestore()
})

test('a view that fails ends the tour in the state error and removes everything', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { view, seen } = fakeView(new Set(['a']))
  view.draw = () => Promise.reject(new Error('no room'))
  const tour = createTour(view)
  tour.setSteps(stepsOf(['a'], { disableBeacon: true }))
  tour.send({ type: 'start' })
  await settled()
  expect(tour.state().status).toBe('error')
  expect(seen.at(-1)).toBe('clear')
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('any tour with any presses shows the same as a plain list of the visible steps', async () => {
  const targets = ['a', 'b', 'c', 'd', 'e']
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...targets)),
      fc.array(fc.constantFrom('next' as const, 'back' as const), { maxLength: 12 }),
      async (visible, presses) => {
        const { view } = fakeView(new Set(visible))
        const tour = createTour(view)
        tour.setSteps(stepsOf(targets, { disableBeacon: true }))
        tour.send({ type: 'start' })
        await settled()
        const list = targets.filter((target) => visible.includes(target))
        let at = 0
        for (const type of presses) {
          if (at < list.length) at = type === 'next' ? at + 1 : Math.max(at - 1, 0)
          tour.send({ type })
          await settled()
        }
        const { status, index } = tour.state()
        const seen = status === 'finished' ? undefined : targets[index]
        expect(seen).toBe(list[at])
      },
    ),
    { numRuns: 60 },
  )
})
