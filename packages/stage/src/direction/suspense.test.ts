import { describe, expect, test } from 'vitest'
import { scoreOf } from '../sound/score.ts'
import { filmOf, films } from '../testing/directed-film.ts'
import type { Timeline } from '../timeline-format.ts'
import { beatsOf } from './beat.ts'
import { standing } from './figure.ts'
import { holds, seenIn } from './framing.ts'
import { veilNodes } from './veil.ts'

/** How far the lights are down. */
function darknessAt(film: Timeline, t: number): number {
  const veil = veilNodes(film, { x: 0, y: 0, zoom: 1 }, t).find(
    (node) => 'fill' in node && node.fill === '#2B2350',
  )
  return veil && 'opacity' in veil ? (veil.opacity ?? 1) : 0
}

describe.each(films)('%s', (_, film) => {
  const [held, ...others] = beatsOf(film, 'suspense')

  test('D26: a breath is held for a second before the climax, while nobody speaks', () => {
    expect(others).toEqual([])
    if (!held) throw new Error('There is no suspense')
    expect(held.to - held.from).toBeGreaterThan(0.95)
    expect(film.audio.speech.every(([from, to]) => to <= held.from || from >= held.to - 0.001)).toBe(true)
    const climax = beatsOf(film, film.occasion === 'birthday' ? 'blow-out' : 'lights')[0]
    expect(climax?.from).toBeCloseTo(held.to, 2)
  })

  test('D26: the lights go down, on the candles or on the face of who says good-bye, and come back', () => {
    const [from, to] = [held?.from ?? 0, held?.to ?? 0]
    expect([from, (from + to) / 2, to + 0.3].map((t) => darknessAt(film, t) > 0)).toEqual([
      false,
      true,
      false,
    ])
    const shot = film.camera.findLast(({ t }) => t <= from + 0.002)
    expect(shot?.t).toBeCloseTo(from, 2)
    expect(shot?.framing).toBe(film.occasion === 'birthday' ? 'cake' : 'close')
    const speaker = film.cast.find(({ id }) => id === shot?.on)
    const seen = seenIn(shot?.view ?? [0, 0, 1], film)
    expect(!speaker || holds(seen, standing(speaker).head)).toBe(true)
  })

  test('D26, S10: a drum rolls, but not in a calm film', () => {
    const drums = scoreOf(film).cues.filter(({ kind }) => kind === 'suspense')
    expect(drums).toHaveLength(film.occasion === 'getWell' ? 0 : 1)
    expect(held?.drum).toBe(film.occasion !== 'getWell')
    const gains = drums.flatMap(({ notes }) => notes.map(({ gain }) => gain))
    expect(gains).toEqual(gains.toSorted((a, b) => a - b))
  })
})

test('D26: after sad news the lights are only dimmed', () => {
  const darkest = (notes: string): number => {
    const film = filmOf({ occasion: 'justBecause', notes })
    const { from = 0, to = 0 } = beatsOf(film, 'suspense')[0] ?? {}
    return darknessAt(film, (from + to) / 2)
  }
  expect(darkest('Her grandpa died last week.')).toBeLessThan(darkest('She loves dinosaurs.'))
})
