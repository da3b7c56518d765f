import { describe, expect, test } from 'vitest'
import { findCharacter } from '../known-characters.ts'
import { poseAt } from '../pose-at.ts'
import { composeTimeline } from '../timeline.ts'
import type { Timeline } from '../timeline-format.ts'
import { filmOf, films } from '../testing/directed-film.ts'
import { beatNodes } from './beat-nodes.ts'
import { beatsOf, EXCHANGES } from './beat.ts'
import { meeting } from './exchange.ts'
import { exchangeIsSeen } from './film-measures.ts'

const ofSeveral = films.filter(([, { cast }]) => cast.length > 1)

const exchangeOf = (film: Timeline) => {
  const [exchange, ...others] = beatsOf(film, 'exchange')
  if (!exchange || others.length > 0) throw new Error('It has not one exchange')
  const pair = [exchange.by, exchange.who].map((id) => film.cast.find((member) => member.id === id))
  const [one, other] = pair
  if (!one || !other) throw new Error('It has not two')
  return { exchange, one, other, middle: (exchange.from + exchange.to) / 2 }
}
const poseOf = (film: Timeline, id: string, t: number) => {
  const [member, tracks] = [film.cast.find((each) => each.id === id), film.tracks[id]]
  const character = findCharacter(member?.art ?? '')
  if (!character || !tracks) throw new Error('Nobody is drawn')
  return poseAt(character, tracks, t, film.seed)
}

describe.each(ofSeveral)('%s', (_, film) => {
  const { exchange, one, other, middle } = exchangeOf(film)

  test('D27: two come together in a silence, turned to each other, and part', () => {
    expect(film.audio.speech.every(([from, to]) => to <= exchange.from || from >= exchange.to)).toBe(true)
    const apart = (t: number) =>
      Math.hypot(
        ...(['x', 'y'] as const).map((at) => meeting(film, one, t)[at] - meeting(film, other, t)[at]),
      )
    expect(apart(middle)).toBeLessThan(apart(exchange.from) + 1)
    expect(apart(middle)).toBeLessThan(300 * one.scale)
    expect(apart(exchange.to)).toBe(apart(exchange.from))
    const side = Math.sign(other.x - one.x)
    expect(poseOf(film, one.id, middle).turn * side).toBeGreaterThan(0.5)
    expect(poseOf(film, other.id, middle).turn * side).toBeLessThan(-0.5)
  })

  test('D27: both are seen, and both act', () => {
    expect(exchangeIsSeen(film)).toBe(true)
    const acted = [one, other].map(({ id }) => {
      const { wave, gesture = [] } = film.tracks[id] ?? { wave: [] }
      return [...wave, ...gesture].some(([from, to]) => from >= exchange.from && to <= exchange.to)
    })
    expect(acted).toEqual([true, true])
  })
})

test('D27: a film of one has none', () => {
  expect(beatsOf(filmOf(), 'exchange')).toEqual([])
  expect(exchangeIsSeen(filmOf())).toBe(false)
})

test.each([0, 4, 8])('D27: of a seed like %i it is always the same', (seed) => {
  const film = filmOf({ cast: ['ember', 'robot-zib'], seed, notes: '' })
  expect(exchangeOf(film).exchange.form).toBe(EXCHANGES[seed / 4])
})

test.each(['en', 'pt'] as const)('D27: in %s two clap hands as a high five is named', (locale) => {
  const named = films
    .flatMap(([, film]) => (film.locale === locale && film.cast.length > 1 ? [film] : []))
    .filter((film) => {
      const { exchange } = exchangeOf(film)
      const last = film.captions.cues.findLast(({ to }) => to <= exchange.from)
      return /five|aqui/.test(last?.words.at(-1)?.w ?? '')
    })
  expect(named.length).toBeGreaterThan(0)
  for (const film of named)
    expect([film.occasion, exchangeOf(film).exchange.form]).toContainEqual(
      film.occasion === 'getWell' ? 'hand-over' : 'high-five',
    )
})

test('D27: a calm film has what is handed over, and nobody jumps', () => {
  const film = filmOf({ cast: ['ember', 'robot-zib'], occasion: 'getWell', seed: 0 })
  const { exchange, middle } = exchangeOf(film)
  expect(exchange.form).toBe('hand-over')
  expect(beatNodes({ ...film, beats: [exchange] }, null, middle)).toHaveLength(1)
})

test('D27: an exchange that a shot of one hides is not seen', () => {
  const film = filmOf({ cast: ['ember', 'robot-zib'] })
  const camera = film.camera.map((key) => Object.assign({}, key, { on: 'a', shows: ['a'] }))
  expect(exchangeIsSeen({ ...film, camera })).toBe(false)
})

test('D27: two who only speak together have one before their last words', () => {
  const text = 'Hello, Olivia, we came a long way.'
  const lines = [
    { speaker: 'ember', text, along: ['robot-zib'] },
    { speaker: 'ember', text, along: ['robot-zib'] },
  ]
  expect(
    exchangeIsSeen(composeTimeline({ cast: ['ember', 'robot-zib'], lines, locale: 'en', seed: 1 })),
  ).toBe(true)
})

test('D10: who listens is surprised at a cry, and tender at what is dear', () => {
  const line = (text: string, topic?: string) => ({ speaker: 'ember', text, ...(topic && { topic }) })
  const film = composeTimeline({
    cast: ['ember', 'robot-zib'],
    lines: [
      { speaker: 'robot-zib', text: 'Good morning.' },
      line('Look, a comet! It was right above the roof of your house.'),
      line('Your mother loves you from here to the moon.', 'love'),
      line('Why do robots never sleep, I wonder.', 'joke'),
    ],
    locale: 'en',
    seed: 1,
  })
  const heard = film.audio.speech
    .slice(1)
    .map(([from, to]) =>
      (film.tracks.b?.mood ?? []).filter(([t]) => t >= from && t < to + 0.3).map(([, mood]) => mood),
    )
  expect(heard[0]).toContain('surprised')
  expect(heard[1]).toContain('gentle')
  expect(heard[2]).toContain('laughing')
})
