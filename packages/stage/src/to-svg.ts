import type { Character } from './art.ts'
import { CAST } from './generated/cast.gen.ts'
import { REST_POSE, type Pose } from './pose.ts'
import type { FormNode, GroupNode, Move, Node, OvalNode, PathNode } from './shapes.ts'
import { OUTLINE } from './colour.ts'

/** Size of every character's canvas. */
export const FIGURE_WIDTH = 480
export const FIGURE_HEIGHT = 560

export interface SvgOptions {
  /** Prefix of every id, so that several pictures can share a page. Default: letters unique to the character. */
  readonly idPrefix?: string
  /** `true` fills the picture with the character's background colour, a string with that colour. Default: none. */
  readonly background?: boolean | string
  /** `full` shows the whole figure, `portrait` a square around head and shoulders, `close` one around the face. */
  readonly crop?: Crop
  /** Accessible name (`<title>`). Without it, the picture is decorative. */
  readonly title?: string
}

/** Left, top, width and height of each crop. */
export const VIEW_BOX = {
  full: [0, 0, FIGURE_WIDTH, FIGURE_HEIGHT],
  portrait: [46, 0, 388, 388],
  close: [108, 84, 264, 264],
} as const
export type Crop = keyof typeof VIEW_BOX

/**
 * A standalone SVG of the character. Each layer is a `<g>` with the layer's name as its class: hair-back, body,
 * arm-left, arm-right, prop, head, eyes, mouth, hair-front. Ids are only for references within the picture.
 */
export function toSvg(character: Character, pose: Pose = REST_POSE, options: SvgOptions = {}): string {
  const prefix = options.idPrefix ?? ownLetters(character.slug)
  const box = VIEW_BOX[options.crop ?? 'full']
  const fill = options.background === true ? character.background : options.background
  const writer = new SvgWriter(prefix)
  const body = writer.drawing(character.draw(pose))
  const title = options.title === undefined ? '' : `<title>${escapeText(options.title)}</title>`
  const ground = fill
    ? `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${fill}"/>`
    : ''
  const role = options.title === undefined ? 'aria-hidden="true"' : 'role="img"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ${role}>${title}${ground}` +
    `<g fill="none" stroke="${OUTLINE}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
  )
}

/** `a` to `z`, then `ba`, `bb`…: the index in the cast as letters. */
function ownLetters(slug: string): string {
  const index = CAST.findIndex((member) => member.slug === slug)
  const letter = String.fromCharCode(97 + (Math.max(index, 0) % 26))
  return index < 26 ? letter : `b${letter}`
}

/** Renders nodes as an SVG picture of a given box; for scenes and spot drawings. */
export function nodesToSvg(
  nodes: readonly Node[],
  box: readonly [number, number, number, number],
  idPrefix: string,
): string {
  const body = new SvgWriter(idPrefix).drawing(nodes)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" aria-hidden="true">` +
    `<g fill="none" stroke="${OUTLINE}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
  )
}

/** Writes nodes; `outlined` says whether a shape inherits the outline from the elements around it. */
class SvgWriter {
  private count = 0
  private readonly prefix: string
  /** Forms drawn more than once (mirrored halves, two equal hands), with their ids once written. */
  private readonly repeated = new Map<string, string>()

  constructor(prefix: string) {
    this.prefix = prefix
  }

  drawing(nodes: readonly Node[]): string {
    const seen = new Set<string>()
    const visit = (node: Node): void => {
      if (node.kind === 'group') node.children.forEach(visit)
      if (node.kind !== 'form') return
      const key = JSON.stringify(node)
      if (seen.has(key)) this.repeated.set(key, '')
      seen.add(key)
    }
    nodes.forEach(visit)
    return this.nodes(nodes, true)
  }

  private nodes(nodes: readonly Node[], outlined: boolean): string {
    return nodes.map((node) => this.node(node, outlined)).join('')
  }

  private node(node: Node, outlined: boolean): string {
    if (node.kind === 'path') return `<path d="${node.d}"${paint(node, outlined)}/>`
    if (node.kind === 'oval') return this.oval(node, outlined)
    if (node.kind === 'form') return this.repeatedForm(node, outlined)
    // A drawing holds none: pictures belong to players.
    return node.kind === 'picture' ? '' : this.group(node, outlined)
  }

  private oval(node: OvalNode, outlined: boolean): string {
    const { cx, cy, rx, ry } = node
    if (rx === ry) return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(rx)}"${paint(node, outlined)}/>`
    return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${paint(node, outlined)}/>`
  }

  private repeatedForm(node: FormNode, outlined: boolean): string {
    const key = JSON.stringify(node)
    const known = this.repeated.get(key)
    if (known === undefined) return this.form(node, outlined)
    if (known !== '') return `<use href="#${known}"/>`
    this.count += 1
    const id = `${this.prefix}${this.count}`
    this.repeated.set(key, id)
    return `<g id="${id}">${this.form(node, outlined)}</g>`
  }

  private form(node: FormNode, outlined: boolean): string {
    if (node.shade === undefined && node.inside.length === 0) {
      const { d, fill, width } = node
      return this.node({ kind: 'path', d, fill, stroke: OUTLINE, width }, outlined)
    }
    this.count += 1
    const id = `${this.prefix}${this.count}`
    const use = `<use href="#${id}"`
    const lit = node.shade
      ? `${use} fill="${hex(node.fill)}" x="${node.shift[0]}" y="${node.shift[1]}"/>`
      : ''
    const stroke = paint({ stroke: OUTLINE, width: node.width }, outlined)
    return (
      `<clipPath id="${id}c"><path id="${id}" d="${node.d}"/></clipPath>` +
      `<g clip-path="url(#${id}c)"${outlined ? ' stroke="none"' : ''}>${use} fill="${hex(node.shade ?? node.fill)}"/>` +
      `${lit}${this.nodes(node.inside, false)}</g>${use}${stroke}/>`
    )
  }

  private group(node: GroupNode, outlined: boolean): string {
    const name = node.layer ? ` class="${node.layer}"` : ''
    const move = node.move ? transform(node.move) : ''
    const opacity = node.opacity === undefined ? '' : ` opacity="${node.opacity}"`
    const children = this.nodes(node.children, outlined)
    return name || move || opacity ? `<g${name}${move}${opacity}>${children}</g>` : children
  }
}

function paint(
  node: Partial<Pick<PathNode, 'fill' | 'stroke' | 'width' | 'opacity'>>,
  outlined: boolean,
): string {
  let text = node.fill ? ` fill="${hex(node.fill)}"` : ''
  if (node.stroke === undefined) text += outlined ? ' stroke="none"' : ''
  else {
    if (!outlined || node.stroke !== OUTLINE) text += ` stroke="${hex(node.stroke)}"`
    if (node.width !== undefined && node.width !== 7) text += ` stroke-width="${num(node.width)}"`
  }
  return node.opacity === undefined ? text : `${text} opacity="${node.opacity}"`
}

function transform(move: Move): string {
  const parts: string[] = []
  const [px, py] = move.pivot ?? [0, 0]
  const scaled = (move.scaleX ?? 1) !== 1 || (move.scaleY ?? 1) !== 1
  if (move.x || move.y) parts.push(`translate(${num(move.x ?? 0)} ${num(move.y ?? 0)})`)
  if (move.rotate)
    parts.push(px || py ? `rotate(${num(move.rotate)} ${px} ${py})` : `rotate(${num(move.rotate)})`)
  if (scaled) {
    if (px || py) parts.push(`translate(${px} ${py})`)
    parts.push(`scale(${move.scaleX ?? 1} ${move.scaleY ?? 1})`)
    if (px || py) parts.push(`translate(${-px} ${-py})`)
  }
  return parts.length > 0 ? ` transform="${parts.join(' ')}"` : ''
}

/** `#RRGGBB`, shortened to `#RGB` if that is the same colour. */
function hex(colour: string): string {
  const short = /^#(.)\1(.)\2(.)\3$/i.exec(colour)
  return short ? `#${short[1]}${short[2]}${short[3]}` : colour
}

function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
