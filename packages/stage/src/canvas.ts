import { OUTLINE } from './colour.ts'
import { parsePath } from './path-data.ts'
import type { FormNode, GroupNode, Move, Node } from './shapes.ts'

/** The part of a 2D canvas context that the stage uses. Browser and server canvases both implement it. */
export interface StageContext {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  globalAlpha: number
  font: string
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void
  ellipse(cx: number, cy: number, rx: number, ry: number, turn: number, from: number, to: number): void
  fill(): void
  stroke(): void
  clip(): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): { readonly width: number }
  drawImage(image: unknown, x: number, y: number, width: number, height: number): void
}

/** The image that a player has loaded for a key, as its context draws it. */
export type Pictures = (key: string) => unknown
const none: Pictures = () => undefined

/** Paints nodes at the context's current transform and restores the context. */
export function paintNodes(ctx: StageContext, nodes: readonly Node[], pictures = none): void {
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const node of nodes) paintNode(ctx, node, pictures)
  ctx.restore()
}

function paintNode(ctx: StageContext, node: Node, pictures: Pictures): void {
  if (node.kind === 'group') {
    paintGroup(ctx, node, () => {
      for (const child of node.children) paintNode(ctx, child, pictures)
    })
  } else if (node.kind === 'form') {
    paintForm(ctx, node, pictures)
  } else if (node.kind === 'picture') {
    const image = pictures(node.key)
    if (image) ctx.drawImage(image, node.x, node.y, node.width, node.height)
  } else {
    if (node.kind === 'path') tracePath(ctx, node.d)
    else {
      ctx.beginPath()
      ctx.ellipse(node.cx, node.cy, Math.max(0, node.rx), Math.max(0, node.ry), 0, 0, Math.PI * 2)
    }
    const alpha = ctx.globalAlpha
    if (node.opacity !== undefined) ctx.globalAlpha = alpha * node.opacity
    if (node.fill) {
      ctx.fillStyle = node.fill
      ctx.fill()
    }
    if (node.stroke) strokeWith(ctx, node.stroke, node.width ?? 7)
    ctx.globalAlpha = alpha
  }
}

/** Calls `paintChildren` with the group's move and opacity applied, and restores the context. */
export function paintGroup(ctx: StageContext, { move, opacity }: GroupNode, paintChildren: () => void): void {
  if (!move && opacity === undefined) return paintChildren()
  ctx.save()
  if (move) applyMove(ctx, move)
  if (opacity !== undefined) ctx.globalAlpha *= opacity
  paintChildren()
  ctx.restore()
}

function paintForm(ctx: StageContext, node: FormNode, pictures: Pictures): void {
  ctx.save()
  tracePath(ctx, node.d)
  ctx.clip()
  ctx.fillStyle = node.shade ?? node.fill
  ctx.fill()
  if (node.shade) {
    ctx.save()
    ctx.translate(node.shift[0], node.shift[1])
    tracePath(ctx, node.d)
    ctx.fillStyle = node.fill
    ctx.fill()
    ctx.restore()
  }
  for (const child of node.inside) paintNode(ctx, child, pictures)
  ctx.restore()
  // Save and restore do not include the current path, so trace it again.
  tracePath(ctx, node.d)
  strokeWith(ctx, OUTLINE, node.width)
}

function strokeWith(ctx: StageContext, colour: string, width: number): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.stroke()
}

function applyMove(ctx: StageContext, move: Move): void {
  const [px, py] = move.pivot ?? [0, 0]
  ctx.translate((move.x ?? 0) + px, (move.y ?? 0) + py)
  if (move.rotate) ctx.rotate((move.rotate * Math.PI) / 180)
  if (move.scaleX !== undefined || move.scaleY !== undefined) ctx.scale(move.scaleX ?? 1, move.scaleY ?? 1)
  if (px || py) ctx.translate(-px, -py)
}

function tracePath(ctx: StageContext, d: string): void {
  ctx.beginPath()
  for (const command of parsePath(d)) {
    switch (command[0]) {
      case 'M':
        ctx.moveTo(command[1], command[2])
        break
      case 'L':
        ctx.lineTo(command[1], command[2])
        break
      case 'C':
        ctx.bezierCurveTo(command[1], command[2], command[3], command[4], command[5], command[6])
        break
      case 'Q':
        ctx.quadraticCurveTo(command[1], command[2], command[3], command[4])
        break
      case 'Z':
        ctx.closePath()
        break
    }
  }
}
