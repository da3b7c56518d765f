import type { StageContext } from '../canvas.ts'

export function roundRect(
  ctx: StageContext,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
): void {
  ctx.beginPath()
  ctx.moveTo(x + r, y)
  ctx.lineTo(x + width - r, y)
  ctx.quadraticCurveTo(x + width, y, x + width, y + r)
  ctx.lineTo(x + width, y + height - r)
  ctx.quadraticCurveTo(x + width, y + height, x + width - r, y + height)
  ctx.lineTo(x + r, y + height)
  ctx.quadraticCurveTo(x, y + height, x, y + height - r)
  ctx.lineTo(x, y + r)
  ctx.quadraticCurveTo(x, y, x + r, y)
  ctx.closePath()
}

/** The path of a box; from right to left where the right is given first. */
export function rect(ctx: StageContext, left: number, top: number, right: number, bottom: number): void {
  ctx.moveTo(left, top)
  ctx.lineTo(right, top)
  ctx.lineTo(right, bottom)
  ctx.lineTo(left, bottom)
  ctx.closePath()
}
