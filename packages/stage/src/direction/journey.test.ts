import { describe, expect, test } from 'vitest'
import { CAST } from '../cast.ts'
import { VENUES, sceneNodes } from '../scene.ts'
import { sceneAt } from '../scene-at.ts'
import { amongCast, frontNodes, setNodes } from '../sets/sets.ts'
import { composeTimeline, type Timeline } from '../timeline.ts'
import { filmOf, films, THREE } from '../testing/directed-film.ts'
import { beatsOf, isAtParty } from './beat.ts'
import { doorAt } from './journey.ts'
import { standAt } from './stand-at.ts'

const venueOf = (film: Timeline) => {
  const [venue, ...others] = beatsOf(film, 'venue')
  if (!venue || others.length > 0) throw new Error('It has not one place to go to')
  return venue
}

describe.each(films)('%s', (_, film) => {
  const venue = venueOf(film)

  test('D25: all leave their own scene and come in by the door of another one, while nobody speaks', () => {
    expect(film.duration).toBeGreaterThan(25)
    expect(sceneAt(film, venue.from - 0.01).scene).toBe(film.scene)
    expect(sceneAt(film, venue.from).scene).not.toBe(film.scene)
    for (const member of film.cast) {
      const here = beatsOf(film, 'enter').filter(({ who, from }) => who === member.id && from < venue.from)
      if (here.length === 0) continue
      expect(standAt(film, member, venue.from - 0.001)?.x ?? Infinity).toBeGreaterThan(film.width)
      expect(standAt(film, member, venue.from + 0.01)).toBeUndefined()
      const enter = beatsOf(film, 'enter').find(({ who, side }) => who === member.id && side === 'door')
      const inside = standAt(film, member, (enter?.from ?? 0) + 0.01)
      expect(inside?.near).toBeLessThan(1)
      expect(doorAt(film, enter?.from ?? 0)).toBe(1)
      expect(standAt(film, member, venue.to)).toMatchObject({ x: member.x, y: member.y })
    }
    expect(doorAt(film, venue.to + 1)).toBe(0)
    const leave = Math.min(...beatsOf(film, 'exit').map(({ from }) => from))
    for (const [from, to] of film.audio.speech) expect(to <= leave || from > venue.from).toBe(true)
  })

  test('D25: they are seen as they leave, and arrive, in a wide shot', () => {
    const leave = Math.min(...beatsOf(film, 'exit').map(({ from }) => from))
    const [before, after] = [leave + 0.1, venue.from].map((t) => film.camera.findLast((key) => key.t <= t))
    expect(before?.on).toBeNull()
    expect(after).toMatchObject({ t: venue.from, framing: 'wide', on: null })
    expect(film.camera.filter(({ t }) => t > venue.from && t < venue.to - 0.01)).toEqual([])
  })

  test('D25: what stands there for the occasion is in the second place alone', () => {
    expect(isAtParty(film, venue.from - 0.01)).toBe(false)
    expect(isAtParty(film, venue.from)).toBe(true)
    for (const { from } of beatsOf(film, 'cake')) expect(from).toBeGreaterThanOrEqual(venue.from)
  })

  test('D25: each place has three depths', () => {
    const view = { x: film.width / 2, y: film.height / 2, zoom: 1 }
    for (const t of [1, venue.to + 1]) {
      const behind = [...sceneNodes(sceneAt(film, t).scene, film.width, film.height, t), ...setNodes(film, t)]
      for (const nodes of [behind, amongCast(film, t).nodes, frontNodes(film, view, t)])
        expect(nodes).not.toEqual([])
    }
  })
})

test('D25: a short film stays where it is', () => {
  const film = composeTimeline({
    cast: ['ember'],
    lines: [
      { speaker: 'ember', text: 'Hello, Olivia!' },
      { speaker: 'ember', text: 'I love you. Bye!' },
    ],
    locale: 'en',
    seed: 1,
    occasion: 'birthday',
  })
  expect(film.duration).toBeLessThan(25)
  expect(beatsOf(film, 'venue')).toEqual([])
  expect(isAtParty(film, 0)).toBe(true)
})

test('D25: a film of the buyer’s own words has two places as well', () => {
  const text = 'This is a sentence of the buyer that is as long as people write them at home.'
  const lines = Array.from({ length: 6 }, () => ({ speaker: 'ember', text }))
  expect(venueOf(composeTimeline({ cast: ['ember'], lines, locale: 'en', seed: 1 })).scene).toBe('playroom')
})

test.each(CAST.map(({ slug }) => slug))(
  'D25: brothers’ films of %s, with neighbouring seeds, go to different places',
  (slug) => {
    const seeds = [0x3fa21b0, 0x3fa21b1, 0x3fa21b2, 0x3fa21b3]
    const scenes = seeds.map((seed) => venueOf(filmOf({ cast: [slug], seed })).scene)
    expect(new Set(scenes)).toEqual(new Set(VENUES))
  },
)

test.each(['christmas', 'easter', 'childrensDay'] as const)(
  'D25: a film for %s, whose set stands outdoors, goes to a place outdoors',
  (occasion) => {
    const scenes = [0, 1, 2, 3].map((seed) => venueOf(filmOf({ occasion, seed })).scene)
    expect(new Set(scenes)).toEqual(new Set(['garden', 'terrace']))
    expect(scenes[0]).not.toBe(scenes[1])
  },
)

test('D25: the same film goes to the same place in each format', () => {
  const scenes = (['9:16', '1:1', '16:9'] as const).map(
    (format) => venueOf(filmOf({ cast: THREE, format })).scene,
  )
  expect(new Set(scenes).size).toBe(1)
})
