import type { StageContext } from '../canvas.ts'
import type { Timeline } from '../timeline-format.ts'
import type { Words } from '../words.ts'
import { fitText } from './fit-text.ts'
import { roundRect } from './round-rect.ts'

const INK = '#2A1714'
const BOARD = '#5E0E0E'
const LIT = '#FFE9A8'
const UNLIT = '#8A5A3A'

/** The name in lights (D7): a board with bulbs around it, which go on one after another and then run. */
export function drawLights(
  ctx: StageContext,
  { width: w }: Timeline,
  { text, lit, hung, step }: NonNullable<Words['lights']>,
  unit: number,
  font: string,
): void {
  // Two rows take no more room above the heads than one.
  const room = { width: w * 0.74, height: 160 * unit, size: 108 * unit, rows: 2 }
  const { rows, size } = fitText(ctx, text, { ...room, font })
  const height = rows.length * size * 1.1 + 64 * unit
  ctx.font = `800 ${size}px ${font}`
  const written = Math.max(...rows.map((row) => ctx.measureText(row).width))
  const width = Math.min(w * 0.88, Math.max(w * 0.5, written + 150 * unit))
  const [left, top] = [(w - width) / 2, 22 * unit - (1 - hung) * (height + 60 * unit)]
  ctx.save()
  ctx.strokeStyle = INK
  ctx.lineWidth = 6 * unit
  for (const x of [left + width * 0.16, left + width * 0.84]) {
    ctx.beginPath()
    ctx.moveTo(x, -10)
    ctx.lineTo(x, top + 4)
    ctx.stroke()
  }
  roundRect(ctx, left, top, width, height, 26 * unit)
  ctx.fillStyle = BOARD
  ctx.fill()
  ctx.stroke()
  const bulbs = around(left + 16 * unit, top + 16 * unit, width - 32 * unit, height - 32 * unit, 34 * unit)
  bulbs.forEach(([x, y], i) => {
    const on = i / bulbs.length < lit && (lit < 1 || (i + step) % 3 !== 0)
    if (on) dot(ctx, x, y, 12 * unit, '#F7C94B', 0.35)
    dot(ctx, x, y, 6.5 * unit, on ? LIT : UNLIT)
  })
  rows.forEach((row, i) => {
    const y = top + height / 2 + (i - (rows.length - 1) / 2) * size * 1.1 + size * 0.06
    ctx.lineWidth = size * 0.14
    ctx.strokeStyle = lit > 0.5 ? '#D9772B' : INK
    ctx.strokeText(row, w / 2, y)
    ctx.fillStyle = lit > 0.5 ? '#FFF6D8' : UNLIT
    ctx.fillText(row, w / 2, y)
  })
  ctx.restore()
}

/** Points along a rectangle, evenly. */
function around(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
): (readonly [number, number])[] {
  const across = Math.max(2, Math.round(width / step))
  const down = Math.max(1, Math.round(height / step))
  const points: (readonly [number, number])[] = []
  for (let i = 0; i < across; i += 1) points.push([x + (i / across) * width, y])
  for (let i = 0; i < down; i += 1) points.push([x + width, y + (i / down) * height])
  for (let i = 0; i < across; i += 1) points.push([x + width - (i / across) * width, y + height])
  for (let i = 0; i < down; i += 1) points.push([x, y + height - (i / down) * height])
  return points
}

function dot(ctx: StageContext, x: number, y: number, r: number, colour: string, alpha = 1): void {
  ctx.save()
  ctx.globalAlpha *= alpha
  ctx.beginPath()
  ctx.ellipse(x, y, r, r, 0, 0, Math.PI * 2)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.restore()
}
