import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createDatabaseClock, type Skew } from './database-clock.ts'

const logger = pino({ level: 'silent' })

/** A machine whose clocks the test moves; the database answers after `roundTrip`. */
function machine({ ahead = 0, roundTrip = 0 } = {}) {
  const state = { ahead, roundTrip, elapsed: 1000 }
  const database = 1_800_000_000_000
  const skewed: Skew[] = []
  return {
    state,
    skewed,
    clock: createDatabaseClock({
      read: () => {
        state.elapsed += state.roundTrip / 2
        const there = new Date(database + state.elapsed)
        state.elapsed += state.roundTrip / 2
        return Promise.resolve(there)
      },
      logger,
      onSkewed: (skew) => skewed.push(skew),
      machine: { now: () => database + state.elapsed + state.ahead, monotonic: () => state.elapsed },
    }),
    databaseNow: () => database + state.elapsed,
  }
}

test('S8: the time is the database’s, less half the way of its answer', async () => {
  const { clock, databaseNow, skewed } = machine({ ahead: 600_000, roundTrip: 400 })
  await clock.start()
  expect(clock.now().getTime()).toBe(databaseNow())
  expect(clock.skews()).toEqual([{ source: 'machine', milliseconds: 600_000 }])
  expect(skewed).toEqual([{ source: 'machine', milliseconds: 600_000 }])
  clock.stop()
})

test('S8: between measurements it goes on evenly, however the machine’s clock is set', async () => {
  const { clock, state, databaseNow } = machine()
  await clock.start()
  state.elapsed += 5000
  state.ahead = -3_600_000
  expect(clock.now().getTime()).toBe(databaseNow())
  clock.stop()
})

test('S8: it is measured again; an answer that took long is of no use', async () => {
  vi.useFakeTimers()
  const { clock, state, skewed } = machine()
  await clock.start()
  state.ahead = 90_000
  await vi.advanceTimersByTimeAsync(30_000)
  expect(skewed).toEqual([{ source: 'machine', milliseconds: 90_000 }])
  Object.assign(state, { ahead: 120_000, roundTrip: 5000 })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(clock.skews()).toEqual([{ source: 'machine', milliseconds: 90_000 }])
  clock.stop()
  vi.useRealTimers()
})

test('S8: a clock off by a minute or less is no fault', async () => {
  const { clock, skewed } = machine({ ahead: -60_000 })
  await clock.start()
  expect(skewed).toEqual([])
  clock.stop()
})
