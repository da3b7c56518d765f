import { dimmed, mix } from '../colour.ts'
import { createRandom } from '../random.ts'
import type { SceneFrame } from '../scene.ts'
import { oval, type Node } from '../shapes.ts'

/** What a colour looks like in it. */
type Light = (colour: string) => string

/** What shines by itself: windows, stars, the moon. */
const SHINING: ReadonlySet<string> = new Set(['#FBE7B0', '#F7C94B', '#FFF6D8', '#FBEBC0', '#EBD59A'])

/** A scene is drawn often, and its colours are few. */
function remembered(seen: Light): Light {
  const known = new Map<string, string>()
  return (colour) => {
    const found = known.get(colour) ?? (SHINING.has(colour) ? colour : seen(colour))
    known.set(colour, found)
    return found
  }
}

/** A light of which so much of red, green and blue is left. */
const dimLight = (left: readonly [red: number, green: number, blue: number]): Light =>
  remembered((colour) => dimmed(colour, left))

/** The moon's, and that of a stage whose lamps are low. */
export const MOONLIGHT = dimLight([0.31, 0.37, 0.7])
export const STAGE_LIGHT = dimLight([0.8, 0.84, 0.98])
/** A winter's day: pale and bright, as if from the snow below. */
export const SNOW_LIGHT = remembered((colour) => mix(dimmed(colour, [0.78, 0.92, 1]), '#CFE8FA', 0.5))

/** A drawing as it is seen in a light. */
export function inLight(nodes: readonly Node[], light: Light): Node[] {
  return nodes.map((node): Node => {
    if (node.kind === 'group') return { ...node, children: inLight(node.children, light) }
    if (node.kind === 'picture') return node
    if (node.kind === 'form')
      return {
        ...node,
        fill: light(node.fill),
        ...(node.shade && { shade: light(node.shade) }),
        inside: inLight(node.inside, light),
      }
    return {
      ...node,
      ...(node.fill && { fill: light(node.fill) }),
      ...(node.stroke && { stroke: light(node.stroke) }),
    }
  })
}

/** A moon, and stars that twinkle. */
export function nightSky({ width, horizon, unit, t }: SceneFrame, x: number, y: number): Node[] {
  const random = createRandom(0x5a7)
  const stars = Array.from({ length: 30 }, (_, i) => {
    const [left, top, size] = [random() * width, random() * horizon, (2 + random() * 3) * unit]
    const light = Math.round((0.6 + 0.4 * Math.sin(t * 2 + i * 2.3)) * 100) / 100
    return oval(Math.round(left), Math.round(top), size, size, '#FFF6D8', undefined, light)
  })
  const r = 54 * unit
  return [
    ...stars,
    oval(x, y, r * 1.5, r * 1.5, '#FBEBC0', undefined, 0.14),
    oval(x, y, r, r, '#FBEBC0'),
    oval(x - r * 0.3, y - r * 0.2, r * 0.16, r * 0.16, '#EBD59A'),
    oval(x + r * 0.25, y + r * 0.3, r * 0.22, r * 0.22, '#EBD59A'),
  ]
}
