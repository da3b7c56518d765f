import { expect, test } from 'vitest'
import { CAST } from '../cast.ts'
import { OCCASIONS } from '../script/script.ts'
import { filmOf } from '../testing/directed-film.ts'
import { climaxesOf, climaxShare } from './film-measures.ts'

const SLUGS = CAST.map(({ slug }) => slug)
const slugAt = (i: number): string => SLUGS[i % SLUGS.length] ?? ''
const castsOf = (count: number): string[][] =>
  SLUGS.map((slug, i) => [slug, slugAt(i + 9), slugAt(i + 17)].slice(0, count))

test.each(
  (['9:16', '1:1', '16:9', undefined] as const).flatMap((format) =>
    [1, 2, 3].map((count) => [format ?? 'page', count, format] as const),
  ),
)('D24: in %s, in the films of %i, all are seen large at each climax', (_, count, format) => {
  const small = castsOf(count).flatMap((cast, i) => {
    const film = filmOf({
      cast,
      occasion: OCCASIONS[i % OCCASIONS.length] ?? 'birthday',
      locale: i % 2 ? 'en' : 'pt',
      notes: '',
      ...(format && { format }),
    })
    const moments = climaxesOf(film)
    expect(moments).not.toEqual([])
    return moments.flatMap((t) => {
      const share = climaxShare(film, t)
      return share < 0.6 ? [`${cast.join(', ')} at ${t}: ${share}`] : []
    })
  })
  expect(small).toEqual([])
})

test('D24: a shot of one face, or from far away, is none of all', () => {
  const film = filmOf({ cast: ['princess-amara', 'ember'], format: '9:16' })
  const [t = 0] = climaxesOf(film).slice(-1)
  expect(climaxShare(film, t)).toBeGreaterThan(0.6)
  const seenBy = (change: Partial<(typeof film.camera)[number]>): number =>
    climaxShare({ ...film, camera: film.camera.map((key) => Object.assign({}, key, change)) }, t)
  expect(seenBy({ on: 'a' })).toBe(0)
  expect(seenBy({ shows: ['a'] })).toBe(0)
  expect(seenBy({ view: [360, 640, 1] })).toBeLessThan(0.6)
  expect(seenBy({ view: [360, 640, 3] })).toBe(0)
})
