import { boundsOf, type Box } from '../bounds.ts'
import { findCharacter, type Character } from '../known-characters.ts'
import { REST_POSE } from '../pose.ts'
import { PRINT } from '../print.ts'
import type { Layer, Node } from '../shapes.ts'
import type { TimelineCast } from '../timeline-format.ts'

/** What a shot is measured on, in the units of the drawing. */
export interface Figure {
  readonly whole: Box
  /** With hat, and hair as high as it goes. */
  readonly head: Box
  /** Forehead to chin. */
  readonly face: Box
}

const CANVAS: Box = { left: 60, top: 20, right: 420, bottom: 528 }

const measured = new Map<string, Figure>()

/** The drawing's own measures, at rest. */
function figureOf(character: Character): Figure {
  const known = measured.get(character.slug)
  if (known) return known
  const nodes = character.draw(REST_POSE)
  const parts = headOf(nodes) ?? nodes
  const whole = boundsOf(nodes) ?? CANVAS
  const hair = boundsOf(layersOf(nodes, 'hair-back'))
  const worn = boundsOf(parts) ?? whole
  const head = { ...worn, top: Math.min(worn.top, hair?.top ?? worn.top) }
  const figure = { whole, head, face: boundsOf(parts.filter(isHead)) ?? head }
  measured.set(character.slug, figure)
  return figure
}

const isHead = (node: Node): boolean => node.kind === 'group' && node.layer === 'head'

export const layersOf = (nodes: readonly Node[], layer: Layer): readonly Node[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    return node.layer === layer ? [node] : layersOf(node.children, layer)
  })

/** The group of the head, with what it wears. */
function headOf(nodes: readonly Node[]): readonly Node[] | undefined {
  if (nodes.some(isHead)) return nodes
  for (const node of nodes) {
    const found = node.kind === 'group' ? headOf(node.children) : undefined
    if (found) return found
  }
  return undefined
}

/** The measures where a character stands in the frame. */
export function standing(member: TimelineCast): Figure {
  const character = findCharacter(member.art)
  const { whole, head, face } = member.picture
    ? PRINT
    : character
      ? figureOf(character)
      : { whole: CANVAS, head: CANVAS, face: CANVAS }
  return { whole: onStage(whole, member), head: onStage(head, member), face: onStage(face, member) }
}

/** A box of the drawing where the character stands in the frame. */
export const onStage = ({ left, top, right, bottom }: Box, { x, y, scale }: TimelineCast): Box => ({
  left: x + (left - 240) * scale,
  top: y + (top - 528) * scale,
  right: x + (right - 240) * scale,
  bottom: y + (bottom - 528) * scale,
})

/** Where the nearest of the cast stands, from the top of the frame. */
export const floorOf = (cast: readonly TimelineCast[]): number => Math.max(...cast.map(({ y }) => y))
