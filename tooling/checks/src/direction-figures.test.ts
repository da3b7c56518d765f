import { provideAllParts } from '@recadinho/stage/all-parts'
import { composeTimeline } from '@recadinho/stage/timeline'
import { expect, test } from 'vitest'
import { directionFigures } from './direction-figures.ts'

const met = { missed: [] }

test('D24, D25, D27: each film has two places, an exchange, and all of its cast large at each climax', () => {
  const { films, venues, exchanges, climaxes, brothers } = directionFigures()
  expect(films).toBe(28 * 9 * 2 * 2)
  expect({ venues, exchanges, climaxes, brothers }).toMatchObject({
    venues: met,
    exchanges: met,
    climaxes: met,
    brothers: met,
  })
  expect(venues.of).toBe(films)
  expect(exchanges.of).toBe(films / 2)
})

test('a film without a second place, an exchange or a wide shot is counted as such', () => {
  provideAllParts()
  const text = 'This is a sentence that is about as long as those that people write at home.'
  const lines = Array.from({ length: 6 }, (_, i) => ({ speaker: i % 2 ? 'ember' : 'robot-zib', text }))
  const film = composeTimeline({ cast: ['ember', 'robot-zib'], lines, locale: 'en', seed: 1, name: 'Max' })
  const poor = {
    ...film,
    beats: film.beats.filter(({ kind }) => kind !== 'venue' && kind !== 'exchange'),
    camera: film.camera.map((key) => Object.assign({}, key, { on: 'a' })),
  }
  const figures = directionFigures([{ title: 'poor', film: poor, brother: () => poor }])
  const missed = { of: 1, met: 0, missed: ['poor'] }
  expect(figures).toEqual({ films: 1, venues: missed, exchanges: missed, climaxes: missed, brothers: missed })
})
