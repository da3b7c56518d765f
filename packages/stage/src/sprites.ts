import { around, boundsOf, corners, type Box } from './bounds.ts'
import { paintNodes, type StageContext } from './canvas.ts'
import type { Node } from './shapes.ts'

/** What a canvas context needs for sprites beside drawing. */
export interface SpriteContext<Picture> extends StageContext {
  getTransform(): Matrix
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  drawImage(picture: Picture, x: number, y: number): void
}

/** A canvas outside the page. */
export interface Sheet<Picture> {
  readonly width: number
  readonly height: number
  readonly picture: Picture
  readonly ctx: SpriteContext<Picture>
}

interface Matrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** Paints the parts of figures. */
export interface Sprites {
  /** Paints a part at the context's transform; `key` names it from frame to frame. */
  paint(key: string, nodes: readonly Node[]): void
}

interface Part<Picture> {
  nodes: readonly Node[]
  /** For how many frames it has held its form. */
  held: number
  /** Its transform in the last frame. */
  at: Matrix
  bounds?: Box | undefined
  sprite?: Sprite | undefined
  sheet?: Sheet<Picture> | undefined
}

/** The transform at which a sprite was drawn, and its corner on the canvas then. */
interface Sprite {
  readonly at: Matrix
  readonly x: number
  readonly y: number
}

/** A sprite is drawn again when its edge would be this many pixels beside its true position. */
const LOOSE = 1
/** A part gets a sprite in the frame in which it has held its form for so many. */
const SOON = 3
/** A new sheet has this much room, in pixels, so that a sprite that grows a little fits on it. */
const ROOM = 24

/**
 * Keeps parts of figures that hold their form from frame to frame as bitmaps of the size and turn in which they are
 * seen, so that copying one moves whole pixels: nothing is sampled again, so nothing is soft, and it costs about a tenth
 * of drawing. A part that changes in each frame is drawn as without sprites, and so is one for which `createSheet` has no
 * memory.
 */
export function createSprites<Picture>(
  ctx: SpriteContext<Picture>,
  createSheet: (width: number, height: number) => Sheet<Picture> | undefined,
): Sprites {
  const parts = new Map<string, Part<Picture>>()

  const drawSprite = (part: Part<Picture>, bounds: Box): Sprite | undefined => {
    const { at, nodes } = part
    const box = around(corners(bounds).map(([x, y]) => apply(at, x, y))) ?? bounds
    const [x, y] = [Math.floor(box.left) - 1, Math.floor(box.top) - 1]
    const [width, height] = [Math.ceil(box.right + 1 - x), Math.ceil(box.bottom + 1 - y)]
    if (!part.sheet || !fits(part.sheet, width, height)) part.sheet = createSheet(width + ROOM, height + ROOM)
    if (!part.sheet) return undefined
    const { ctx: paper } = part.sheet
    paper.setTransform(1, 0, 0, 1, 0, 0)
    paper.clearRect(0, 0, part.sheet.width, part.sheet.height)
    paper.setTransform(at.a, at.b, at.c, at.d, at.e - x, at.f - y)
    paintNodes(paper, nodes)
    return { at, x, y }
  }

  return {
    paint(key, nodes) {
      const at = ctx.getTransform()
      const part = parts.get(key)
      if (!part || !alike(part.nodes, nodes)) {
        parts.set(key, { nodes, held: 1, at, sheet: part?.sheet })
        return paintNodes(ctx, nodes)
      }
      const bounds = (part.bounds ??= boundsOf(nodes))
      const before = part.at
      part.at = at
      part.held += 1
      if (!bounds || ctx.globalAlpha < 1) return paintNodes(ctx, nodes)
      if (!part.sprite || !near(part.sprite.at, at, bounds)) {
        // A part that turns or grows fast, or changes every few frames, would need one sprite after the other.
        if (part.held < SOON || !near(before, at, bounds)) return paintNodes(ctx, nodes)
        part.sprite = drawSprite(part, bounds)
      }
      const { sprite, sheet } = part
      if (!sprite || !sheet) return paintNodes(ctx, nodes)
      const [nowX, nowY] = middle(bounds, at)
      const [thenX, thenY] = middle(bounds, sprite.at)
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.drawImage(sheet.picture, sprite.x + Math.round(nowX - thenX), sprite.y + Math.round(nowY - thenY))
      ctx.setTransform(at.a, at.b, at.c, at.d, at.e, at.f)
    },
  }
}

function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m.a * x + m.c * y + m.e, m.b * x + m.d * y + m.f]
}

function middle({ left, top, right, bottom }: Box, at: Matrix): [number, number] {
  return apply(at, (left + right) / 2, (top + bottom) / 2)
}

/** Whether a sprite fits on a sheet that is not much too large for it. */
function fits(sheet: Sheet<unknown>, width: number, height: number): boolean {
  return (
    sheet.width >= width && sheet.height >= height && sheet.width * sheet.height < 3 * width * height + 9000
  )
}

/** Whether two transforms differ only by a shift, as far as can be seen at the edges of a box. */
function near(m: Matrix, o: Matrix, { left, top, right, bottom }: Box): boolean {
  const [x, y] = [(right - left) / 2, (bottom - top) / 2]
  return (
    Math.abs(m.a - o.a) * x + Math.abs(m.c - o.c) * y < LOOSE &&
    Math.abs(m.b - o.b) * x + Math.abs(m.d - o.d) * y < LOOSE
  )
}

/** Whether two drawings hold the same values; both are plain data. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i += 1) if (!alike(a[i], b[i])) return false
    return true
  }
  let more = 0
  for (const key in a) {
    if (!alike(a[key as keyof typeof a], b[key as keyof typeof b])) return false
    more += 1
  }
  for (const _ in b) more -= 1
  return more === 0
}
