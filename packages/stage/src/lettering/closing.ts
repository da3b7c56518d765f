import { paintNodes, type StageContext } from '../canvas.ts'
import { pictureWindow } from '../direction/framing.ts'
import { propNodes } from '../known-decor.ts'
import { group } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'
import type { Words } from '../words.ts'
import { fitText, LEADING, type Fitted } from './fit-text.ts'
import { rect } from './round-rect.ts'

const PAPER = '#FFF9F1'
const INK = '#2A1714'
const RED = '#8B1A1A'
const WISH = { weight: 800, colour: RED }
const SMALL = { weight: 600, colour: '#6B524C' }

/** More of the height is not kept free at the foot: the paper below the window is 0.28 of it. */
const MOST_FOOT = 0.2

const heightOf = ({ rows, size }: Fitted): number => rows.length * size * LEADING

function write(
  ctx: StageContext,
  { rows, size }: Fitted,
  { weight, colour, font }: { readonly weight: number; readonly colour: string; readonly font: string },
  x: number,
  y: number,
): void {
  ctx.font = `${weight} ${size}px ${font}`
  ctx.fillStyle = colour
  rows.forEach((row, i) => ctx.fillText(row, x, y + (i + 0.5) * size * LEADING))
}

/** The last picture (D8): a paper frame around everyone, the wish, when it was, who sends it, and things of the child's as stickers. */
export function drawClosing(
  ctx: StageContext,
  timeline: Timeline,
  { title, dateline, signature, shown, flash }: NonNullable<Words['closing']>,
  { unit, font, foot }: { readonly unit: number; readonly font: string; readonly foot: number },
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
  const paper = height * (1 - Math.min(foot, MOST_FOOT)) - bottom
  const wide = { width: width * 0.84, font }
  const lines = [
    {
      ...WISH,
      fitted: fitText(ctx, title, {
        ...wide,
        height: paper * (dateline === undefined ? 0.6 : 0.48),
        size: 66 * unit,
        rows: 3,
      }),
    },
    ...[dateline, signature].flatMap((line) =>
      line === undefined
        ? []
        : [
            {
              ...SMALL,
              fitted: fitText(ctx, line, { ...wide, height: paper * 0.24, size: 34 * unit, rows: 2 }),
            },
          ],
    ),
  ]
  const gap = 12 * unit
  const high = lines.reduce((sum, { fitted }) => sum + heightOf(fitted), gap * (lines.length - 1))
  let y = bottom + (paper - high) / 2
  for (const { fitted, ...look } of lines) {
    write(ctx, fitted, { ...look, font }, width / 2, y)
    y += heightOf(fitted) + gap
  }
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
