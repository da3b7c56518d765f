import { lerp, smooth } from '../easing.ts'
import type { ArmPose } from '../pose.ts'
import { group, layer, line, n, type GroupNode, type Node } from '../shapes.ts'
import { OUTLINE } from '../colour.ts'
import { hand, type HandKind } from './hand.ts'

/** -1 is the viewer's left arm, 1 the right. */
export type Side = -1 | 1

/** A position of an arm. */
export interface Hold {
  /** Degrees from straight out to the side: 90 up, -90 down. */
  readonly angle: number
  /** Curve of the elbow as a fraction of the length; positive bows outward when the arm hangs. */
  readonly bend: number
  readonly length: number
}

export interface ArmSpec {
  readonly rest: Hold
  /** The arm's position when it waves; by default up beside the head. */
  readonly up?: Hold
  /** Moves the shoulder from its usual place (50 from the middle, at y 350). */
  readonly shoulder?: readonly [number, number]
  /** Colour of the bare arm and, unless `hand.colour` is given, of the hand. */
  readonly skin: string
  readonly width?: number
  readonly sleeve?: Sleeve
  readonly hand?: { readonly kind: HandKind; readonly colour?: string; readonly scale?: number }
  /** Drawn in the hand: origin at the grip, upward along the prop. */
  readonly prop?: { readonly draw: readonly Node[]; readonly angle: number; readonly over?: boolean }
  /** Drawn on the arm in its own frame: origin at the hand, upward away from the elbow. */
  readonly trim?: readonly Node[]
  /** Over the shoulder: puffs, epaulettes. The origin is the shoulder, drawn for the right arm. */
  readonly cap?: readonly Node[]
}

interface Sleeve {
  readonly colour: string
  /** The fraction of the arm that the sleeve covers. */
  readonly to: number
  readonly width?: number
  readonly cuff?: string
}

/** A position of an arm for a moment, away from rest and wave. */
export interface ArmStance extends Hold {
  readonly hand?: HandKind
  /** Degrees that the prop turns in the hand. */
  readonly prop?: number
  /** The arm passes in front of the head. */
  readonly over?: boolean
}
/** A stance with its weight, 0 to 1. */
export type Weighted<Stance> = readonly [stance: Stance, weight: number]

type Point = readonly [number, number]

const UP: Hold = { angle: 38, bend: -0.24, length: 138 }

/** An arm from shoulder to hand, drawn as strokes along one curve so that it bends smoothly. */
export function arm(
  side: Side,
  spec: ArmSpec,
  pose: ArmPose,
  stances: readonly Weighted<ArmStance>[] = [],
  { inHand = [], away = 0 }: { readonly inHand?: readonly Node[]; readonly away?: number } = {},
): GroupNode {
  const hold = stances.reduce((from, [to, weight]) => mixHolds(from, to, smooth(weight)), heldBy(spec, pose))
  const curve = curveOf(side, spec.shoulder ?? [50, 350], hold)
  const width = spec.width ?? 26
  const whole = quadratic(curve, 0, 1)
  const [, elbow, end] = curve
  const pointing = (Math.atan2(end[1] - elbow[1], end[0] - elbow[0]) * 180) / Math.PI + 90
  const raised = hold.angle > -10
  const kind = spec.hand?.kind ?? 'relaxed'
  const stanceHand = stances.findLast(([stance, weight]) => stance.hand && weight > 0.5)?.[0].hand
  // Paws, claws and hands that hold something stay what they are.
  const shown = kind === 'relaxed' ? (stanceHand ?? (pose.raise > 0.5 ? 'open' : kind)) : kind
  const merged = shown !== 'none' && (spec.hand?.colour ?? spec.skin) === spec.skin
  const palm = hand(shown, spec.hand?.colour ?? spec.skin, merged)
  const scale = spec.hand?.scale ?? 1
  // The thumb is on the body's side, in every direction of the arm.
  const mirror = raised ? side === -1 : side === 1
  const handGroup = group(palm, {
    x: round(end[0]),
    y: round(end[1]),
    rotate: round(pointing),
    scaleX: mirror ? -scale : scale,
    scaleY: scale,
  })
  const turned = stances.reduce((sum, [stance, weight]) => sum + (stance.prop ?? 0) * weight, 0)
  const propAngle = (spec.prop?.angle ?? 0) + side * pose.sway * 8 + turned
  const there = { x: round(end[0]), y: round(end[1]) }
  const left = Math.round((1 - away) * 100) / 100
  const smaller = left < 1 ? { scaleX: left, scaleY: left } : {}
  const prop =
    spec.prop && left > 0
      ? [layer('prop', spec.prop.draw, { ...there, rotate: round(propAngle), ...smaller })]
      : []
  const children: Node[] = [
    line(whole, width + 14),
    line(whole, width, spec.skin),
    ...(spec.prop?.over ? [] : prop),
    ...(inHand.length > 0 ? [group(inHand, there)] : []),
    handGroup,
    ...(merged ? [line(quadratic(curve, 0.8, 1), width - 1, spec.skin)] : []),
    ...(spec.trim ? [group(spec.trim, { x: round(end[0]), y: round(end[1]), rotate: round(pointing) })] : []),
    ...sleeve(curve, width, spec.sleeve),
    spec.cap ? capAt(side, curve[0], spec.cap, hold) : shoulderPatch(side, curve[0], spec, width),
    ...(spec.prop?.over ? prop : []),
  ]
  return layer(side === -1 ? 'arm-left' : 'arm-right', children)
}

/** Mixes the resting and the raised position by angle, so that the hand moves along an arc outside the head. */
function heldBy(spec: ArmSpec, pose: ArmPose): Hold {
  const up = spec.up ?? UP
  const raise = smooth(pose.raise)
  // In steps, each less than a pixel: an idle arm holds its form for several frames.
  const sway = (Math.round(pose.sway * 16) / 16) * (0.35 + 0.65 * raise)
  return {
    angle: Math.min(lerp(spec.rest.angle, up.angle, raise) + sway * 9, 66),
    bend: lerp(spec.rest.bend, up.bend, raise) - sway * 0.14,
    length: lerp(spec.rest.length, up.length, raise),
  }
}

function mixHolds(from: Hold, to: Hold, amount: number): Hold {
  return {
    angle: lerp(from.angle, to.angle, amount),
    bend: lerp(from.bend, to.bend, amount),
    length: lerp(from.length, to.length, amount),
  }
}

function curveOf(side: Side, shoulder: Point, hold: Hold): readonly [Point, Point, Point] {
  const from: Point = [240 + side * shoulder[0], shoulder[1]]
  const angle = (hold.angle * Math.PI) / 180
  const dx = Math.cos(angle)
  const dy = -Math.sin(angle)
  const along = hold.length * 0.52
  const across = hold.bend * hold.length
  const elbow: Point = [
    from[0] + side * (dx * along - Math.sin(angle) * across),
    from[1] + dy * along - Math.cos(angle) * across,
  ]
  const end: Point = [from[0] + side * dx * hold.length, from[1] + dy * hold.length]
  return [from, elbow, end]
}

/** The part of the curve from `start` to `stop` (fractions of the curve) as path data. */
function quadratic(curve: readonly [Point, Point, Point], start: number, stop: number): string {
  const [p0, p1, p2] = curve
  const a = pointAt(curve, start)
  const b = pointAt(curve, stop)
  const control = mixPoint(mixPoint(p0, p1, start), mixPoint(p1, p2, start), stop)
  return `M${n(a[0])} ${n(a[1])}Q${n(control[0])} ${n(control[1])} ${n(b[0])} ${n(b[1])}`
}

function pointAt(curve: readonly [Point, Point, Point], t: number): Point {
  const [p0, p1, p2] = curve
  return mixPoint(mixPoint(p0, p1, t), mixPoint(p1, p2, t), t)
}

function mixPoint(a: Point, b: Point, t: number): Point {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
}

function sleeve(curve: readonly [Point, Point, Point], width: number, spec: Sleeve | undefined): Node[] {
  if (!spec) return []
  const d = quadratic(curve, 0, spec.to)
  const wide = spec.width ?? width + 4
  const cuffed = spec.cuff ? cuff(curve, spec.to, wide, spec.cuff) : []
  return [line(d, wide + 14), line(d, wide, spec.colour), ...cuffed]
}

/** A band around the end of a sleeve. */
function cuff(curve: readonly [Point, Point, Point], at: number, width: number, colour: string): Node[] {
  const start = pointAt(curve, at - 0.05)
  const end = pointAt(curve, at)
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1
  const [dx, dy] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length]
  // The round end of the sleeve extends by half its width; the band sits on that edge.
  const [x, y] = [end[0] + dx * (width * 0.36), end[1] + dy * (width * 0.36)]
  const half = width * 0.42
  const d = `M${n(x - dy * half)} ${n(y + dx * half)}L${n(x + dy * half)} ${n(y - dx * half)}`
  return [line(d, 23), line(d, 10, colour)]
}

/** Removes the outline where arm and shoulder meet, so that they look like one garment. */
function shoulderPatch(side: Side, at: Point, spec: ArmSpec, width: number): Node {
  const inward = -side
  const wide = (spec.sleeve?.width ?? (spec.sleeve ? width + 4 : width)) - 2
  return line(`M${n(at[0])} ${n(at[1])}l${inward * 15} 5`, wide, spec.sleeve ? spec.sleeve.colour : spec.skin)
}

function capAt(side: Side, at: Point, cap: readonly Node[], hold: Hold): Node {
  return group(cap, {
    x: round(at[0]),
    y: round(at[1]),
    rotate: round(-side * (hold.angle + 60) * 0.3),
    ...(side === -1 ? { scaleX: -1, scaleY: 1 } : {}),
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A stroke with an outline, for straps, stems and tails. */
export function cord(d: string, width: number, colour: string): Node[] {
  return [line(d, width + 12, OUTLINE), line(d, width, colour)]
}
