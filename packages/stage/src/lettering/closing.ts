import { paintNodes, type StageContext } from '../canvas.ts'
import { pictureWindow } from '../direction/framing.ts'
import { propNodes } from '../known-decor.ts'
import { group } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'
import type { Words } from '../words.ts'
import { fitText, LEADING } from './fit-text.ts'
import { rect } from './round-rect.ts'

const PAPER = '#FFF9F1'
const INK = '#2A1714'
const RED = '#8B1A1A'

/** The last picture (D8): a paper frame around everyone, the wish, who sends it, and things of the child's as stickers. */
export function drawClosing(
  ctx: StageContext,
  timeline: Timeline,
  { title, signature, shown, flash }: NonNullable<Words['closing']>,
  unit: number,
  font: string,
): void {
  const { width, height, beats } = timeline
  const { left, top, right, bottom } = pictureWindow(timeline)
  ctx.save()
  ctx.globalAlpha *= shown
  // The window turns the other way round, so that it stays open.
  ctx.beginPath()
  rect(ctx, 0, 0, width, height)
  rect(ctx, right, top, left, bottom)
  ctx.fillStyle = PAPER
  ctx.fill()
  ctx.beginPath()
  rect(ctx, left, top, right, bottom)
  ctx.strokeStyle = INK
  ctx.lineWidth = 6 * unit
  ctx.stroke()
  const middle = (bottom + height) / 2
  const paper = height - bottom
  const box = { width: width * 0.84, height: paper * 0.62, size: 66 * unit, rows: 3 }
  const wish = fitText(ctx, title, { ...box, font })
  const room = wish.rows.length * wish.size * LEADING
  ctx.font = `800 ${wish.size}px ${font}`
  ctx.fillStyle = RED
  wish.rows.forEach((row, i) => {
    ctx.fillText(row, width / 2, middle - 20 * unit - room / 2 + (i + 0.5) * wish.size * LEADING)
  })
  const sender = fitText(ctx, signature, { width: width * 0.8, size: 34 * unit, rows: 2, font })
  ctx.font = `600 ${sender.size}px ${font}`
  ctx.fillStyle = '#6B524C'
  sender.rows.forEach((row, i) => {
    ctx.fillText(row, width / 2, middle - 12 * unit + room / 2 + (i + 0.5) * sender.size * 1.2)
  })
  const [first = '', second = ''] = beats.flatMap((beat) => (beat.kind === 'prop' ? [beat.prop] : []))
  const size = unit * 0.62
  paintNodes(ctx, [
    group(propNodes(first), {
      x: left + 22 * unit,
      y: top + 22 * unit,
      scaleX: size,
      scaleY: size,
      rotate: -12,
    }),
    group(propNodes(second), {
      x: right - 22 * unit,
      y: top + 22 * unit,
      scaleX: size,
      scaleY: size,
      rotate: 12,
    }),
  ])
  ctx.restore()
  if (flash <= 0) return
  ctx.save()
  ctx.globalAlpha *= flash
  ctx.beginPath()
  rect(ctx, 0, 0, width, height)
  ctx.fillStyle = '#FFFFFF'
  ctx.fill()
  ctx.restore()
}
