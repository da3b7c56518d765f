import { OUTLINE } from '../colour.ts'
import { clamp } from '../easing.ts'
import type { Pose } from '../pose.ts'
import { form, line, n, oval, type Node } from '../shapes.ts'

/** Round and open, almond with pointed corners, droopy and kind, sharp and bold, tall and bright. */
export type EyeShape = 'round' | 'almond' | 'droopy' | 'sharp' | 'tall'

/** An outline about the middle of the eye. Corners: how high the inner and the outer one sit. */
interface Outline {
  readonly half: number
  readonly top: number
  readonly bottom: number
  readonly inner: number
  readonly outer: number
  /** 1 is an oval; less makes the corners pointed. */
  readonly soft: number
}

const OUTLINES: Readonly<Record<EyeShape, Outline>> = {
  round: { half: 21, top: 23, bottom: 21, inner: 0, outer: 0, soft: 1 },
  almond: { half: 24, top: 22, bottom: 19, inner: -2, outer: 5, soft: 0.68 },
  droopy: { half: 21, top: 17, bottom: 22, inner: 4, outer: -4, soft: 0.95 },
  sharp: { half: 22, top: 20, bottom: 20, inner: -7, outer: 6, soft: 0.84 },
  tall: { half: 18, top: 26, bottom: 24, inner: 0, outer: 0, soft: 1 },
}

export interface EyeSpec {
  readonly lashes?: boolean
  /** The form of the eyes; round by default. */
  readonly eyes?: EyeShape
  /** Colour of the eyes; brown by default. */
  readonly iris?: string
}

/** The middle of an eye, and its width as seen: 1 from the front, less if it is turned away. */
export interface EyeSpot {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A lid comes down evenly to the eye's half and is shut in the next frame: a flat lid over half an eye looks cross. */
const SHUT = 0.5

/** Both eyes as one shape, so that they share one clip. */
export function eyes(spec: EyeSpec, spots: readonly [left: EyeSpot, right: EyeSpot], pose: Pose): Node[] {
  const { squint, wide, pupil } = pose.mood
  const blink = clamp(pose.blink)
  if (blink > SHUT) return [line(spots.map((at) => lidArc(at, 2, 11)).join(''), 6)]
  if (squint > 0.75) return [line(spots.map((at) => lidArc(at, 11, -17)).join(''), 6)]
  const shape = OUTLINES[spec.eyes ?? 'round']
  const lifted = 1 + (wide > 0 ? 0.16 : 0.6) * wide - squint * 0.25
  const seen: Outline = {
    ...shape,
    top: shape.top * Math.max(lifted - blink * 0.7, Math.min(lifted, 0.55)),
    bottom: shape.bottom * (1 - squint * 0.62) * (1 + clamp(wide) * 0.1) * (1 - blink * 0.2),
    inner: shape.inner * (1 - blink / SHUT),
    outer: shape.outer * (1 - blink / SHUT),
  }
  const size = 1 + pupil * 0.16
  const balls = spots.map(({ x, y, width }) => ({
    x: x + pose.lookX * 5,
    y: y + 1 + pose.lookY * 4,
    width: size * Math.min(1, width + 0.06),
  }))
  const edges = spots.map((at, i) => outlineOf(i === 0 ? -1 : 1, at, seen))
  const inside = [
    ...balls.map((ball) => iris(ball, 12.5, 15.5 * size, spec.iris ?? '#6B3A22')),
    ...balls.map((ball) => iris(ball, 8.6, 11 * size, OUTLINE)),
    line(balls.map(({ x, y }) => `M${n(x + 4.5)} ${n(y - 6.5)}v.1`).join(''), 9.6, '#FFFFFF'),
    line(balls.map(({ x, y }) => `M${n(x - 5)} ${n(y + 6)}v.1`).join(''), 4.8, '#FFFFFF'),
  ]
  const flicks = spec.lashes ? spots.map((at, i) => lashes(i === 0 ? -1 : 1, at, seen)).join('') : ''
  return [
    form(edges.map(({ all }) => all).join(''), '#FFFFFF', { shade: false, inside, width: 4.5 }),
    line(edges.map(({ lid }) => lid).join('') + flicks, 5.5),
  ]
}

function iris({ x, y, width }: EyeSpot, rx: number, ry: number, colour: string): Node {
  return oval(Number(n(x)), Number(n(y)), Number(n(rx * width)), Number(n(ry)), colour)
}

/** A shut eye is an arc: downward asleep, upward in a laugh. */
function lidArc({ x, y, width }: EyeSpot, below: number, dip: number): string {
  const half = 16 * width
  return `M${n(x - half)} ${n(y + below)}q${n(half)} ${dip} ${n(half * 2)} 0`
}

function outlineOf(side: -1 | 1, at: EyeSpot, outline: Outline): { all: string; lid: string } {
  const { inner, outer, soft } = outline
  const { x, y } = at
  const reach = side * outline.half * at.width
  // Both handles of the curve at this height give an arch of the wanted one.
  const up = y - (outline.top * 4) / 3
  const down = n(y + (outline.bottom * 4) / 3)
  const [near, far] = [n(x + reach * soft), n(x - reach * soft)]
  const start = `${n(x - reach)} ${n(y - inner)}`
  const lid = `M${start}C${far} ${n(up - inner * 0.4)} ${near} ${n(up - outer * 0.4)} ${n(x + reach)} ${n(y - outer)}`
  return { lid, all: `${lid}C${near} ${down} ${far} ${down} ${start}Z` }
}

/** Two lashes at the outer corner. */
function lashes(side: -1 | 1, { x, y, width }: EyeSpot, { half, top, outer }: Outline): string {
  const corner = x + side * half * width
  return `M${n(corner)} ${n(y - outer)}l${side * 8} -5M${n(corner - side * 4)} ${n(y - outer - top * 0.5)}l${side * 7} -6`
}
