import { describe, expect, test } from 'vitest'
import { boundsOf } from './bounds.ts'
import { CHARACTERS } from './characters.ts'
import { flat, group, line, oval, shape } from './shapes.ts'
import { POSES } from './testing/poses.ts'
import { REST_POSE } from './pose.ts'
import { alphaOf } from './testing/raster.ts'

test('nothing has no bounds', () => {
  expect(boundsOf([])).toBeUndefined()
  expect(boundsOf([group([])])).toBeUndefined()
})

test('holds outlines and moved groups', () => {
  expect(boundsOf([oval(10, 20, 5, 6, '#000000', 4)])).toEqual({ left: 3, top: 12, right: 17, bottom: 28 })
  expect(boundsOf([shape('M0 0h10v10h-10Z', '#000000', 2), flat('M20 0v5', '#000000')])).toEqual({
    left: -1,
    top: -1,
    right: 20,
    bottom: 11,
  })
  const turned = boundsOf([group([line('M0 0h10', 0)], { x: 5, rotate: 90, scaleX: 2, pivot: [10, 0] })])
  expect(turned?.left).toBeCloseTo(15)
  expect(turned?.right).toBeCloseTo(15)
  expect(turned?.top).toBeCloseTo(-20)
  expect(turned?.bottom).toBeCloseTo(0)
})

describe.each(CHARACTERS)('$slug', ({ draw }) => {
  test('paints nothing outside its bounds', () => {
    const nodes = draw({ ...REST_POSE, ...POSES.left, bounce: 1 })
    const bounds = boundsOf(nodes) ?? { left: 0, top: 0, right: 0, bottom: 0 }
    const { width, alpha } = alphaOf(nodes, 1)
    const outside = alpha.filter((value, i) => {
      const [x, y] = [i % width, Math.floor(i / width)]
      const inside =
        x >= Math.floor(bounds.left) && x <= bounds.right && y >= Math.floor(bounds.top) && y <= bounds.bottom
      return value > 0 && !inside
    })
    expect(outside).toHaveLength(0)
  })
})
