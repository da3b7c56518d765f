import { expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import type { Box } from '../bounds.ts'
import { CAST } from '../cast.ts'
import { FORMATS, type Format } from '../formats.ts'
import { composeTimeline } from '../timeline.ts'
import { standing } from './figure.ts'

provideAllParts()

const FORMAT_NAMES = Object.keys(FORMATS) as Format[] // the keys of a constant

const others = (slug: string) => CAST.filter((member) => member.slug !== slug).map((member) => member.slug)
const [left] = ['princess-amara'] as const

test.each(FORMAT_NAMES.flatMap((format) => CAST.map(({ slug }) => [format, slug] as const)))(
  'D16: in %s %s in front hides no face behind',
  (format, slug) => {
    const behind = others(slug)
    const hidden = behind.filter((side, i) => {
      const third = behind[(i + 1) % behind.length] ?? left
      const { cast } = composeTimeline({
        cast: [side, slug, third],
        lines: [],
        locale: 'en',
        seed: 1,
        format,
      })
      const [one, front, other] = cast.map(standing)
      return [one, other].some((each) => each && front && cover(front.head, features(each.face)))
    })
    expect(hidden).toEqual([])
  },
)

test('D16: of two the smaller one stands in front', () => {
  for (const cast of [
    ['princess-clara', 'grandpa-thunder'],
    ['grandpa-thunder', 'princess-clara'],
  ]) {
    const film = composeTimeline({ cast, lines: [], locale: 'en', seed: 1, format: '9:16' })
    const front = film.cast.toSorted((a, b) => b.y - a.y)[0]
    expect(front?.art).toBe('grandpa-thunder')
  }
})

/** Eyes, nose and mouth. */
const features = ({ left, top, right, bottom }: Box): Box => {
  const cheek = (right - left) * 0.2
  return { left: left + cheek, top, right: right - cheek, bottom }
}

/** Whether two boxes have a part in common. */
const cover = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
