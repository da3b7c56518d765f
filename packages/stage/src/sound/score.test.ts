import { expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import { SCENES } from '../scene.ts'
import { composeTimeline, type Timeline, type TimelineInput } from '../timeline.ts'
import { cueOf } from './cues.ts'
import { DUCKED } from './levels.ts'
import { CUE_KINDS } from './score-format.ts'
import { levelAt, scoreOf } from './sound.ts'

provideAllParts()

const film = (change: Partial<TimelineInput> = {}) =>
  composeTimeline({
    cast: ['princess-amara'],
    lines: [
      { speaker: 'princess-amara', text: 'Hello, Olivia!' },
      { speaker: 'princess-amara', text: 'You are six today.' },
      { speaker: 'princess-amara', text: 'Until next year!', pause: 2 },
    ],
    locale: 'en',
    seed: 7,
    ...change,
  })

test('the same film has the same music, another seed another tune (S1, S2)', () => {
  expect(scoreOf(film())).toEqual(scoreOf(film()))
  expect(scoreOf(film({ seed: 8 })).bed.notes).not.toEqual(scoreOf(film()).bed.notes)
})

test.each(SCENES)('%s: eight bars at an easy tempo, within a child’s ears (S2)', (scene) => {
  const { bed } = scoreOf(film({ scene }))
  expect(bed.seconds).toBeGreaterThan(10)
  expect(bed.seconds).toBeLessThan(26)
  for (const { at, pitch, gain } of bed.notes) {
    expect(at).toBeLessThan(bed.seconds)
    expect(pitch).toBeGreaterThan(34)
    expect(pitch).toBeLessThan(100)
    expect(gain).toBeLessThan(0.3)
  }
})

test('a birthday is faster than no occasion, a night slower, and a calm film the slowest (S2)', () => {
  const seconds = (change: Partial<TimelineInput>) =>
    scoreOf(film({ scene: 'meadow', ...change })).bed.seconds
  expect(seconds({ occasion: 'birthday' })).toBeLessThan(seconds({}))
  const day = film({ scene: 'meadow' })
  const night = scoreOf({ ...day, light: 'night' }).bed.seconds
  expect(night).toBeGreaterThan(seconds({}))
  const calm = { ...day, beats: [{ kind: 'sparkles', from: 1, to: 2 }] } as const
  expect(scoreOf(calm).bed.seconds).toBeGreaterThan(night)
})

test('the notes of a bar are one chord of the key (S3)', () => {
  const { bed } = scoreOf(film({ scene: 'meadow' }))
  const bar = bed.seconds / 8
  for (let i = 0; i < 8; i += 1) {
    const inBar = bed.notes.filter(({ at }) => Math.floor((at + 0.005) / bar) === i)
    expect(new Set(inBar.map(({ pitch }) => pitch % 12)).size).toBeLessThanOrEqual(3)
    for (const { pitch } of inBar) expect([0, 2, 4, 5, 7, 9, 11]).toContain(pitch % 12)
  }
})

test.each(CUE_KINDS)('%s is in the key (S3)', (kind) => {
  const { notes } = cueOf(kind, 1, { root: 60, seed: 5, spoken: false })
  const tones = notes.filter(({ to, instrument }) => to === undefined && instrument !== 'pop')
  for (const { pitch } of tones) expect([0, 2, 4, 5, 7, 9, 11]).toContain(pitch % 12)
})

test('the bed steps back before a line, stays back in a breath and returns in a pause (S4)', () => {
  const timeline = film()
  const { level } = scoreOf(timeline)
  const [first = [0, 0], second = [0, 0], third = [0, 0]] = timeline.audio.speech
  const at = (t: number) => levelAt(level, t)
  expect(at(0)).toBe(0)
  expect(at(first[0] - 0.15)).toBeCloseTo(1)
  expect(at(first[0])).toBeCloseTo(DUCKED)
  expect(at((first[1] + second[0]) / 2)).toBeCloseTo(DUCKED)
  expect(at(second[1] + 0.2)).toBeCloseTo((DUCKED + 1) / 2)
  expect(at((second[1] + third[0]) / 2)).toBeCloseTo(1)
  expect(at(timeline.duration)).toBe(0)
  for (const [i, [t]] of level.entries()) expect(t).toBeGreaterThanOrEqual(level[i - 1]?.[0] ?? 0)
})

test('the bed makes room for the breath that blows the candles out (S4)', () => {
  const timeline = film()
  const [, , third = [0, 0]] = timeline.audio.speech
  const breath = { kind: 'blow-out', from: third[0] - 1.6, to: third[0] - 0.7 } as const
  const at = (t: number) => levelAt(scoreOf({ ...timeline, beats: [breath] }).level, t)
  expect(at(breath.from)).toBeCloseTo(DUCKED)
  expect(at(breath.to + 0.3)).toBeCloseTo(DUCKED)
})

test('an effect under speech is half as loud as one in a pause (S5)', () => {
  const timeline = film()
  const [first = [0, 0], second = [0, 0]] = timeline.audio.speech
  const hopping = (t: number) => {
    const { a } = timeline.tracks
    const cues = scoreOf({ ...timeline, tracks: { a: { ...a, hop: [t] } } as typeof timeline.tracks }).cues // a has all
    return cues.find(({ kind }) => kind === 'hop')?.gain ?? 0
  }
  expect(hopping(first[0] + 0.1)).toBe(hopping((first[1] + second[0]) / 2) / 2)
})

test('each beat but the whisper is heard at its time; those who leave together once (S5)', () => {
  const timeline = film()
  const [from, to] = [1, 2]
  const beats: Timeline['beats'] = [
    { kind: 'enter', who: 'a', side: 'left', from, to },
    { kind: 'prop', prop: 'dog', by: 'a', from: 1.5, to },
    { kind: 'whisper', by: 'a', from: 2, to: 3 },
    { kind: 'blow-out', from: 3, to: 4 },
    { kind: 'exit', who: 'a', side: 'left', from: 4, to: 5 },
    { kind: 'exit', who: 'b', side: 'right', from: 4.08, to: 5 },
  ]
  const { a } = timeline.tracks
  const tracks = { a: { ...a, hop: [] } } as unknown as typeof timeline.tracks // a has all tracks
  const cues = scoreOf({ ...timeline, beats, tracks }).cues.map(({ kind, at }) => [kind, at])
  expect(cues.slice(0, -1)).toEqual([
    ['enter', 1],
    ['prop', 1.5],
    ['blow-out', 3],
    ['exit', 4],
  ])
})

test('the film ends with the key’s chord after the last word (S6)', () => {
  const timeline = film()
  const last = scoreOf(timeline).cues.at(-1)
  expect(last?.kind).toBe('ending')
  expect(last?.at).toBeGreaterThan(timeline.audio.speech.at(-1)?.[1] ?? 0)
  expect(last?.at).toBeLessThan(timeline.duration - 1)
})

test('a film without a word has music to its end', () => {
  const silent = film({ lines: [] })
  expect(levelAt(scoreOf(silent).level, 1)).toBeGreaterThan(0.5)
  expect(scoreOf(silent).cues.map(({ kind }) => kind)).toEqual(['ending'])
})
