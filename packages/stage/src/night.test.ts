import { expect, test } from 'vitest'
import { provideAllParts } from './all-parts.ts'
import { INDOORS, SCENES, sceneNodes } from './scene.ts'
import { OCCASIONS } from './script/script.ts'
import { setNodes } from './sets/sets.ts'
import type { Node } from './shapes.ts'

provideAllParts()

const colours = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return colours(node.children)
    if (node.kind === 'picture') return []
    return [node.fill, 'stroke' in node ? node.stroke : undefined].filter((colour) => colour !== undefined)
  })
const bright = (nodes: readonly Node[]): number => {
  const all = colours(nodes).filter((colour) => colour !== STAR)
  const sum = (hex: string): number =>
    [1, 3, 5].reduce((of, at) => of + Number.parseInt(hex.slice(at, at + 2), 16), 0)
  return all.reduce((of, colour) => of + sum(colour), 0) / all.length
}
const MOON = '#EBD59A'
const STAR = '#FFF6D8'

test.each(SCENES)('D9: the %s is darker by night; outdoors a moon shines, and no sun', (scene) => {
  const [day, night] = [false, true].map((dark) => sceneNodes(scene, 720, 960, 2, dark ? 'night' : 'day'))
  expect(bright(night ?? [])).toBeLessThan(bright(day ?? []))
  expect(colours(day ?? [])).not.toContain(MOON)
  expect(colours(night ?? []).includes(MOON)).toBe(!INDOORS.has(scene))
})

test.each(SCENES)('D9: in snow light the %s is brighter than by day', (scene) => {
  const [day, snow] = (['day', 'snow'] as const).map((light) => bright(sceneNodes(scene, 720, 960, 2, light)))
  expect(snow).toBeGreaterThan(day ?? 0)
})

test.each(OCCASIONS)('D9: what stands there for %s is seen by night', (occasion) => {
  const [day, night] = (['day', 'night'] as const).map((light) =>
    bright(setNodes({ occasion, width: 720, height: 960, light }, 2)),
  )
  expect(night).toBeLessThan(day ?? 0)
  expect(night).toBeGreaterThan((day ?? 0) * 0.7)
})
