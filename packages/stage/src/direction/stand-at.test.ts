import { describe, expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import { CHARACTERS } from '../characters.ts'
import { REST_POSE } from '../pose.ts'
import type { TimelineCast } from '../timeline-format.ts'
import type { Beat } from './beat.ts'
import { whileGoing, standAt } from './stand-at.ts'

provideAllParts()

const memberOf = (art: string): TimelineCast => ({ id: 'a', art, artHash: '', x: 360, y: 700, scale: 1 })

/** Its poses and places every fiftieth of a second of a walk. */
function walkOf(art: string, kind: 'enter' | 'exit', side: 'left' | 'right') {
  const beats: Beat[] = [{ kind, who: 'a', side, from: 0, to: 1 }]
  return Array.from({ length: 51 }, (_, i) =>
    standAt({ beats, cast: [memberOf(art)], width: 720, height: 960 }, memberOf(art), i / 50),
  ).flatMap((stand) => (stand ? [{ stand, pose: whileGoing(REST_POSE, stand) }] : []))
}

const most = (values: readonly number[]) => Math.max(...values)

describe('D61: who comes from the side', () => {
  test.each(CHARACTERS)('$slug turns to where it goes, and stands still when it is there', ({ slug }) => {
    for (const [kind, side, sign] of [
      ['enter', 'left', 1],
      ['enter', 'right', -1],
      ['exit', 'left', -1],
      ['exit', 'right', 1],
    ] as const) {
      const walk = walkOf(slug, kind, side)
      const middle = walk[kind === 'enter' ? 10 : 30]
      expect(Math.sign(middle?.pose.turn ?? 0)).toBe(sign)
      const home = kind === 'enter' ? walk.at(-1) : walk[0]
      expect(home?.pose).toEqual(REST_POSE)
      expect(home?.stand.x).toBe(360)
    }
  })

  test.each(CHARACTERS)('$slug goes without a jump, in its own way', ({ slug, acting }) => {
    const walk = walkOf(slug, 'enter', 'left')
    const between = walk.slice(1).map(({ pose, stand }, i) => {
      const before = walk[i]
      return [Math.abs(pose.rise - (before?.pose.rise ?? 0)), stand.x - (before?.stand.x ?? 0)] as const
    })
    expect(most(between.map(([rise]) => rise))).toBeLessThan(22)
    expect(Math.min(...between.map(([, x]) => x))).toBeGreaterThanOrEqual(0)
    const strides = walk.map(({ pose }) => pose.stride)
    const steps = acting.gait === undefined || acting.gait === 'walk'
    expect(most(strides) > 0.5 && most(strides.map((stride) => -stride)) > 0.5).toBe(steps)
    expect(most(walk.map(({ pose }) => pose.rise)) > 10).toBe(acting.gait !== 'roll')
  })
})
