import { expect, test } from 'vitest'
import { playNote } from './synth.ts'

const rate = 24_000
const note = { at: 0, pitch: 69, seconds: 0.5, gain: 0.5, pan: 0 }

test.each(['box', 'pluck', 'pad', 'bass', 'air', 'pop'] as const)(
  '%s begins and ends without a jump, within its gain (S7)',
  (instrument) => {
    const samples = playNote({ ...note, instrument }, rate)
    expect(samples[0]).toBeCloseTo(0)
    expect(samples.at(-1)).toBeCloseTo(0)
    const peak = Math.max(...samples.map(Math.abs))
    expect(peak).toBeGreaterThan(0.05)
    expect(peak).toBeLessThan(0.75)
  },
)

test('a tone has its pitch: 440 Hz crosses zero 440 times a second upward', () => {
  const samples = playNote({ ...note, instrument: 'bass', seconds: 1 }, rate)
  const upward = samples.filter((value, i) => i > 0 && value >= 0 && (samples[i - 1] ?? 0) < 0).length
  expect(upward).toBeGreaterThan(430)
  expect(upward).toBeLessThan(442)
})

test('what a rate cannot hold is left out, not heard as another tone', () => {
  const high = { ...note, pitch: 69 + 48, instrument: 'box' } as const
  const crossings = (of: number) => {
    const samples = playNote({ ...high, seconds: 0.1 }, of)
    return samples.filter((value, i) => i > 0 && value >= 0 && (samples[i - 1] ?? 0) < 0).length
  }
  expect(Math.abs(crossings(20_000) - crossings(96_000))).toBeLessThan(60)
})

test('a slide goes from its pitch to the other', () => {
  const samples = playNote({ ...note, instrument: 'whistle', to: 81, seconds: 1 }, rate)
  const upward = (from: number, to: number) =>
    samples.slice(from, to).filter((value, i, all) => i > 0 && value >= 0 && (all[i - 1] ?? 0) < 0).length
  expect(upward(0, rate / 4)).toBeLessThan(upward((3 * rate) / 4, rate) / 1.4)
})
