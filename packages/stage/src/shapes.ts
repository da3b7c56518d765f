import { OUTLINE, shade } from './colour.ts'

/** A drawing is a tree of these, in paint order. Both `to-svg` and `canvas` render it. */
export type Node = PathNode | OvalNode | FormNode | GroupNode | PictureNode

/** Path data (`M L H V C S Q Z`, absolute or relative) with flat paint. Omit fill or stroke for none. */
export interface PathNode {
  readonly kind: 'path'
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
}

export interface OvalNode {
  readonly kind: 'oval'
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
}

/** An outlined shape with a shade on its right edge and details clipped to it. */
export interface FormNode {
  readonly kind: 'form'
  readonly d: string
  readonly fill: string
  readonly shade?: string
  /** Offset of the lit part from the shaded part. */
  readonly shift: readonly [number, number]
  readonly inside: readonly Node[]
  readonly width: number
}

/** A picture that the player holds under this key; nothing where it holds none. */
export interface PictureNode {
  readonly kind: 'picture'
  readonly key: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface GroupNode {
  readonly kind: 'group'
  readonly layer?: Layer
  readonly move?: Move
  readonly opacity?: number
  /** A foot, on the viewer's left or right, that steps. */
  readonly foot?: -1 | 1
  readonly children: readonly Node[]
}

/** The named parts of every character, for pages and players. */
export const LAYERS = [
  'hair-back',
  'body',
  'arm-left',
  'arm-right',
  'prop',
  'head',
  'eyes',
  'mouth',
  'hair-front',
] as const
export type Layer = (typeof LAYERS)[number]

/** Applies scale, then rotation in degrees, both about the pivot, then the offset. */
export interface Move {
  readonly x?: number
  readonly y?: number
  readonly rotate?: number
  readonly scaleX?: number
  readonly scaleY?: number
  readonly pivot?: readonly [number, number]
}

interface FormOptions {
  /** `false` leaves the form flat. */
  readonly shade?: string | false
  readonly shift?: readonly [number, number]
  readonly inside?: readonly Node[]
  readonly width?: number
}

/** An outlined, shaded shape. */
export function form(d: string, fill: string, options: FormOptions = {}): FormNode {
  // Small shapes (with a thin outline) stay flat, because their shade would not be visible.
  const small = options.width !== undefined && options.width < 6
  const shaded = options.shade === undefined ? !small && shade(fill) : options.shade
  return {
    kind: 'form',
    d,
    fill,
    ...(shaded === false ? {} : { shade: shaded }),
    shift: options.shift ?? [-18, -5],
    inside: options.inside ?? [],
    width: options.width ?? 7,
  }
}

/** An outlined shape without shade. */
export function shape(d: string, fill: string, width = 7): PathNode {
  return { kind: 'path', d, fill, stroke: OUTLINE, width }
}

/** A shape without outline. */
export function flat(d: string, fill: string, opacity?: number): PathNode {
  return { kind: 'path', d, fill, ...(opacity === undefined ? {} : { opacity }) }
}

/** A round-capped stroke: inner details, strands of hair, seams. */
export function line(d: string, width = 5, stroke = OUTLINE, opacity?: number): PathNode {
  return { kind: 'path', d, stroke, width, ...(opacity === undefined ? {} : { opacity }) }
}

/** An oval, outlined if a width is given. */
export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  outline?: number,
  opacity?: number,
): OvalNode {
  return {
    kind: 'oval',
    cx,
    cy,
    rx,
    ry,
    fill,
    ...(outline === undefined ? {} : { stroke: OUTLINE, width: outline }),
    ...(opacity === undefined ? {} : { opacity }),
  }
}

export function group(children: readonly Node[], move?: Move, opacity?: number): GroupNode {
  return {
    kind: 'group',
    children,
    ...(move === undefined ? {} : { move }),
    ...(opacity === undefined ? {} : { opacity }),
  }
}

export function layer(name: Layer, children: readonly Node[], move?: Move): GroupNode {
  return { kind: 'group', layer: name, children, ...(move === undefined ? {} : { move }) }
}

/** The same nodes and their mirror image across the figure's middle. */
export function pair(...children: Node[]): Node[] {
  return [...children, mirrored(...children)]
}

export function mirrored(...children: Node[]): GroupNode {
  return group(children, { scaleX: -1, pivot: [240, 0] })
}

/** Formats a number for path data, with one decimal at most. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}
