import { scallops } from '../parts/outline.ts'
import type { SceneFrame } from '../scene.ts'
import { flat, group, n, oval, type Node } from '../shapes.ts'
import { nightSky } from './night.ts'

/** A flat fill of the whole frame, or of a band of it. */
export function band(frame: SceneFrame, from: number, to: number, colour: string): Node {
  return flat(`M0 ${n(from)}H${n(frame.width)}V${n(to)}H0Z`, colour)
}

/** The sky over the whole frame, with a sun, or by night the moon in its place. */
export function sky(frame: SceneFrame, colour: string, x: number, y: number, sun?: string): Node[] {
  const { width, height, unit, night } = frame
  const [left, top, r] = [width * x, height * y, 70 * unit]
  const light = night ? nightSky(frame, left, top) : sun ? [oval(left, top, r, r, sun)] : []
  return [band(frame, 0, height, colour), ...light]
}

/** Rolling land from a wavy top edge down to the bottom of the frame. `lean` -1 to 1 moves the crest. */
export function hills(frame: SceneFrame, top: number, swell: number, lean: number, colour: string): Node {
  const { width: w, height: h } = frame
  const crest = w * (0.5 + lean * 0.3)
  return flat(
    `M0 ${n(top + swell * 0.4)}C${n(crest * 0.4)} ${n(top - swell)} ${n(crest * 0.8)} ${n(top - swell)} ${n(crest)} ${n(top)}` +
      `C${n(crest + (w - crest) * 0.35)} ${n(top + swell)} ${n(crest + (w - crest) * 0.7)} ${n(top + swell * 0.8)} ${n(w)} ${n(top - swell * 0.2)}V${n(h)}H0Z`,
    colour,
  )
}

/** A cloud in one piece that drifts slowly to the right and wraps around. */
export function cloud(
  frame: SceneFrame,
  x: number,
  y: number,
  size: number,
  colour: string,
  speed = 6,
): Node {
  const span = frame.width + 320 * frame.unit
  const at = ((((x * frame.width + frame.t * speed * frame.unit) % span) + span) % span) - 160 * frame.unit
  return positioned(at, y, size * frame.unit, [
    flat(
      'M-88 22C-112 22-112-14-84-14C-82-46-38-54-22-32C-6-66 50-58 52-22C82-34 108-2 90 16C86 21 80 22 74 22Z',
      colour,
    ),
  ])
}

/** A round bush or treetop standing on `y`. */
export function bush(x: number, y: number, size: number, colour: string): Node {
  return positioned(x, y, size, [flat(scallops(0, -34, 60, 40, 9, { from: 20, bulge: 0.2 }), colour)])
}

/** Nodes moved to a position and scaled. */
export function positioned(x: number, y: number, scale: number, children: readonly Node[]): Node {
  const round = (value: number): number => Math.round(value * 100) / 100
  return group(children, { x: round(x), y: round(y), scaleX: round(scale), scaleY: round(scale) })
}

/** Opacity of a twinkling light, between 0.45 and 1. */
export function twinkle(t: number, index: number): number {
  return Math.round((0.725 + 0.275 * Math.sin(t * 2.2 + index * 2.1)) * 100) / 100
}
