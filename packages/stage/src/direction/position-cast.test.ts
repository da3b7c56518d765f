import { expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import type { Box } from '../bounds.ts'
import { CAST } from '../cast.ts'
import { composeTimeline } from '../timeline.ts'
import { standing } from './figure.ts'

provideAllParts()

const others = (slug: string) => CAST.filter((member) => member.slug !== slug).map((member) => member.slug)
const three = (cast: readonly string[], height: number) =>
  composeTimeline({ cast, lines: [], locale: 'en', seed: 1, width: 720, height }).cast
const [left, middle, right] = ['princess-amara', 'captain-kindly', 'ember'] as const

test('D16: in a tall frame three are larger than side by side', () => {
  const [tall = [], square = []] = [1280, 960].map((height) => three([left, middle, right], height))
  for (const [i, member] of tall.entries())
    expect(member.scale / (square[i]?.scale ?? 1)).toBeGreaterThan(1.2)
})

test.each(CAST.map(({ slug }) => slug))('D16: %s in front hides no face behind', (slug) => {
  const behind = others(slug)
  const hidden = behind.filter((side, i) => {
    const cast = three([side, slug, behind[(i + 1) % behind.length] ?? left], 1280)
    const [one, front, other] = cast.map(standing)
    return [one, other].some((each) => each && front && cover(front.head, features(each.face)))
  })
  expect(hidden).toEqual([])
})

/** Eyes, nose and mouth. */
const features = ({ left, top, right, bottom }: Box): Box => {
  const cheek = (right - left) * 0.2
  return { left: left + cheek, top, right: right - cheek, bottom }
}

/** Whether two boxes have a part in common. */
const cover = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
