import { describe, expect, test } from 'vitest'
import { CAST } from './cast.ts'
import { CHARACTERS } from './characters.ts'
import { MOUTHS } from './mouth.ts'
import { MOODS, mixPoses, REST_POSE } from './pose.ts'
import { POSES } from './testing/poses.ts'
import { alphaOf } from './testing/raster.ts'
import { toSvg } from './to-svg.ts'

test('every member of the cast has a drawing', () => {
  expect(CHARACTERS.map((character) => character.slug)).toEqual(CAST.map((member) => member.slug))
})

describe.each(CHARACTERS)('$slug', (character) => {
  test.each(Object.entries(POSES))('%s: numbers everywhere, and inside the canvas', (_, pose) => {
    const nodes = character.draw(pose)
    expect(JSON.stringify(nodes)).not.toMatch(/NaN|undefined|Infinity|null/)
    const margin = 15
    const { width, height, alpha } = alphaOf(nodes, 0.5, margin)
    let outside = 0
    alpha.forEach((value, i) => {
      const x = (i % width) - margin
      const y = Math.floor(i / width) - margin
      if (value > 40 && (x < 0 || y < 0 || x >= width - margin * 2 || y >= height - margin * 2)) outside += 1
    })
    expect(outside).toBe(0)
  })

  test('blinks, speaks, looks, waves and feels: each changes the drawing', () => {
    const rest = toSvg(character)
    const changes = [
      { ...REST_POSE, blink: 1 },
      { ...REST_POSE, mouth: MOUTHS.O },
      { ...REST_POSE, lookX: 1 },
      { ...REST_POSE, bounce: 1 },
      { ...REST_POSE, mood: MOODS.excited },
      character.wavingArm === 'left'
        ? { ...REST_POSE, armLeft: { raise: 1, sway: 0 } }
        : { ...REST_POSE, armRight: { raise: 1, sway: 0 } },
    ]
    for (const pose of changes) expect(toSvg(character, pose)).not.toBe(rest)
    expect(
      new Set(Object.values(MOUTHS).map((mouth) => toSvg(character, { ...REST_POSE, mouth }))).size,
    ).toBe(8)
  })

  test('moves without a jump: a small step of the pose is a small step of the picture', () => {
    // Who turns upside down moves as a whole.
    const names = character.acting.action.spin
      ? ['waving', 'gesture ends']
      : ['waving', 'action', 'gesture ends']
    for (const name of [...names, 'three-quarter']) {
      const pose = POSES[name] ?? REST_POSE
      for (const at of [0.2, 0.7, 0.9]) {
        const a = alphaOf(character.draw(mixPoses(REST_POSE, pose, at)), 0.25).alpha
        const b = alphaOf(character.draw(mixPoses(REST_POSE, pose, at + 0.01)), 0.25).alpha
        const moved = a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 128).length
        expect(moved / a.length, `${name} at ${at}`).toBeLessThan(0.01)
      }
    }
  })
})

test('silhouettes differ from one another', () => {
  const masks = CHARACTERS.map((character) => ({
    slug: character.slug,
    mask: alphaOf(character.draw(REST_POSE), 0.1).alpha.map((value) => (value > 128 ? 1 : 0)),
  }))
  const alike: string[] = []
  masks.forEach((a, i) => {
    for (const b of masks.slice(i + 1)) {
      let both = 0
      let either = 0
      a.mask.forEach((value, at) => {
        both += value & (b.mask[at] ?? 0)
        either += value | (b.mask[at] ?? 0)
      })
      if (both / either > 0.9) alike.push(`${a.slug} and ${b.slug}: ${(both / either).toFixed(3)}`)
    }
  })
  expect(alike).toEqual([])
})
