import { describe, expect, test } from 'vitest'
import { GOLDEN } from './testing/golden.gen.ts'
import {
  GOLDEN_CAST,
  GOLDEN_TIMES,
  goldenFilms,
  goldenTimeline,
  shotTimes,
  thumbnail,
} from './testing/thumbnail.ts'

/** Mean difference per digit, 0 to 15. */
function difference(a: string, b: string): number {
  let sum = Math.abs(a.length - b.length) * 15
  Array.from(a).forEach((digit, i) => {
    sum += Math.abs(Number.parseInt(digit, 16) - Number.parseInt(b[i] ?? '0', 16))
  })
  return sum / a.length
}

describe.each(GOLDEN_CAST)('%s', (slug) => {
  test.each(GOLDEN_TIMES.map((t, i) => [t, i] as const))('at %s s equals the stored picture', (t, i) => {
    expect(difference(thumbnail(goldenTimeline(slug), t), GOLDEN[slug]?.[i] ?? '')).toBeLessThan(0.1)
  })

  test('its moments differ from one another', () => {
    const [a = '', b = ''] = GOLDEN[slug] ?? []
    expect(difference(a, b)).toBeGreaterThan(0.15)
  })
})

describe.each(Object.entries(goldenFilms()))('a film of %s', (name, film) => {
  const times = shotTimes(film)

  test('has at least three shot sizes, and ends with all', () => {
    const framings = film.camera.map(({ framing }) => framing)
    expect(new Set(framings).size).toBeGreaterThan(2)
    expect(film.camera.at(-1)?.on).toBeNull()
    expect(GOLDEN[name]).toHaveLength(times.length)
  })

  test.each(times.map((t, i) => [t, i] as const))('at %s s equals the stored picture', (t, i) => {
    expect(difference(thumbnail(film, t), GOLDEN[name]?.[i] ?? '')).toBeLessThan(0.1)
  })
})
