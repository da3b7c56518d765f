import { expect, test } from 'vitest'
import { cutOf, isWide } from './crop-picture.ts'

test('a wide picture is cut at its sides, a tall one above and below', () => {
  expect(cutOf({ width: 1200, height: 700 }, 0.5)).toEqual({ x: 300, y: 0, width: 600, height: 700 })
  expect(cutOf({ width: 600, height: 1000 }, 0)).toEqual({ x: 0, y: 0, width: 600, height: 700 })
  expect(cutOf({ width: 600, height: 1000 }, 1)).toEqual({ x: 0, y: 300, width: 600, height: 700 })
  expect([isWide({ width: 1200, height: 700 }), isWide({ width: 600, height: 1000 })]).toEqual([true, false])
})
