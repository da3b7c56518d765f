import { expect, test } from 'vitest'
import { valueAt } from '../src/features/home/motion.ts'
import { bakeMotion } from './bake-motion.ts'

const picture = (inside: string) => `<svg viewBox="0 0 10 10">${inside}</svg>`
const eyes = (ry: number) => `<g class="eyes"><ellipse cx="1" cy="2" rx="3" ry="${ry}"/></g>`

test('only moving parts are stored, and reproduce their frames', () => {
  const motion = bakeMotion([picture(eyes(4)), picture(eyes(2)), picture(eyes(0))], 10)
  expect(motion.scenes).toHaveLength(1)
  const [scene] = motion.scenes
  expect(scene?.markup).toBe(eyes(4))
  expect(scene?.tracks).toEqual([{ element: 1, attribute: 'ry', shape: '#', numbers: [[4], [2], [0]] }])
  const [track] = scene?.tracks ?? []
  expect(track && [0, 0.5, 1, 2].map((moment) => valueAt(track, moment))).toEqual(['4', '3', '2', '0'])
})

test('paths are interpolated number by number', () => {
  const path = (x: number) => picture(`<path d="M0 ${x}L-${x} 1.5"/>`)
  const [scene] = bakeMotion([path(1), path(3)], 10).scenes
  const [track] = scene?.tracks ?? []
  expect(track && valueAt(track, 0.5)).toBe('M0 2L-2 1.5')
})

test('other elements begin another scene, and a flattened circle does not', () => {
  const motion = bakeMotion(
    [
      picture('<circle cx="1" cy="1" r="2"/>'),
      picture('<ellipse cx="1" cy="1" rx="2" ry="1"/>'),
      picture('<path d="M0 0"/>'),
    ],
    10,
  )
  expect(motion.scenes.map(({ frames }) => frames)).toEqual([2, 1])
})
