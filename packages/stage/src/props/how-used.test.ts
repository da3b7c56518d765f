import { describe, expect, test } from 'vitest'
import { provideAllParts } from '../all-parts.ts'
import { boundsOf } from '../bounds.ts'
import { CHARACTERS } from '../characters.ts'
import { layersOf } from '../direction/figure.ts'
import { findUse } from '../known-decor.ts'
import { REST_POSE } from '../pose.ts'
import { differing, pixelsOf } from '../testing/raster.ts'
import { VIEW_BOX } from '../to-svg.ts'
import { PROP_DRAWINGS } from './props.ts'

provideAllParts()

const PROPS = Object.keys(PROP_DRAWINGS)
const used = (slug: string, prop: string, since = 0.3) => {
  const character = CHARACTERS.find((each) => each.slug === slug)
  const use = character && findUse(prop, character, since)
  return use && { ...use, amount: 1, size: 1 }
}

describe.each(CHARACTERS)('D63: $slug', (character) => {
  const { draw, slug } = character
  const rest = draw(REST_POSE)

  test('uses more than half of all things, and holds, hugs, plays and wears some', () => {
    const uses = PROPS.filter((prop) => used(slug, prop))
    expect(uses.length).toBeGreaterThan(PROPS.length / 2)
    expect(uses).toEqual(expect.arrayContaining(['bear', 'book', 'guitar', 'apple', 'medal', 'basketball']))
  })

  test('kicks and rides only with legs', () => {
    const rides = ['ball', 'bicycle', 'scooter'].map((prop) => used(slug, prop) !== undefined)
    expect(rides).toEqual(Array.from(rides, () => character.acting.legs !== false))
  })

  test.each(['bear', 'apple', 'ball', 'bicycle', 'drum', 'schoolBag', 'medal'])('a %s is seen', (prop) => {
    const held = used(slug, prop)
    const [before, after] = [rest, draw(REST_POSE, held)].map((nodes) => pixelsOf(nodes, VIEW_BOX.full, 0.25))
    const seen = before && after ? differing(before, after) : 0
    const able = character.acting.legs !== false || !['ball', 'bicycle'].includes(prop)
    expect(seen > 0.02).toBe(able)
  })

  test('nothing that is used hides its eyes or its mouth', () => {
    for (const prop of PROPS) {
      const held = used(slug, prop)
      if (!held) continue
      const without = draw(REST_POSE, {
        ...held,
        front: [],
        worn: [],
        ...(held.inHand && { inHand: { ...held.inHand, nodes: [] } }),
      })
      for (const layer of ['eyes', 'mouth'] as const) {
        const box = boundsOf(layersOf(rest, layer))
        if (!box) throw new Error(`There is no layer ${layer}`)
        const rise = held.stance.rise ?? 0
        const at = [box.left, box.top - rise, box.right - box.left, box.bottom - box.top] as const
        const [bare, whole] = [without, draw(REST_POSE, held)].map((nodes) => pixelsOf(nodes, at, 0.25))
        expect(bare && whole && differing(bare, whole), `${prop} before the ${layer}`).toBeLessThan(0.05)
      }
    }
  })

  test('puts what it holds away while both hands are needed', () => {
    expect(layersOf(draw(REST_POSE, used(slug, 'guitar')), 'prop')).toEqual([])
    expect(layersOf(draw(REST_POSE, used(slug, 'apple')), 'prop')).toHaveLength(layersOf(rest, 'prop').length)
  })
})

test('a thing that this stage does not know is not used', () => {
  expect(used('ember', 'toString')).toBeUndefined()
  expect(used('ember', 'submarine')).toBeUndefined()
})
