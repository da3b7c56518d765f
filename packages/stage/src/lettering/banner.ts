import type { StageContext } from '../canvas.ts'
import type { Timeline } from '../timeline-format.ts'
import type { Words } from '../words.ts'
import { isJoined, graphemesOf } from '../letters.ts'
import { fitText } from './fit-text.ts'
import { roundRect } from './round-rect.ts'

const INK = '#2A1714'
const PENNANTS = ['#D9485A', '#F3A92B', '#1E7B74', '#58A9C6'] as const
/** More pennants would be too small to read. */
const MOST = 14

/** Pennants with a letter each; a long text, or one whose letters join, stands on one ribbon. */
export function drawBanner(
  ctx: StageContext,
  timeline: Timeline,
  { text, hung, sway }: NonNullable<Words['banner']>,
  unit: number,
  fontFamily: string,
): void {
  const letters = graphemesOf(text.toUpperCase())
  if (letters.length > MOST || isJoined(text)) {
    drawRibbon(ctx, timeline, text, hung, unit, fontFamily)
    return
  }
  const step = Math.min(74 * unit, (timeline.width * 0.92) / Math.max(4, letters.length))
  const drop = (1 - hung) * -220 * unit
  const half = (letters.length * step) / 2
  const sag = (x: number): number => 26 * unit * (1 - (x / Math.max(half, 1)) ** 2)
  ctx.save()
  ctx.translate(timeline.width / 2, 54 * unit + drop)
  ctx.strokeStyle = INK
  ctx.lineWidth = 4 * unit
  ctx.beginPath()
  ctx.moveTo(-timeline.width / 2, -34 * unit)
  ctx.quadraticCurveTo(0, 66 * unit, timeline.width / 2, -34 * unit)
  ctx.stroke()
  letters.forEach((letter, i) => {
    const x = (i + 0.5) * step - half
    if (letter.trim() === '') return
    ctx.save()
    ctx.translate(x, sag(x) - 8 * unit)
    ctx.rotate(Math.sin(sway * 1.7 + i * 0.8) * 0.05 - (x / timeline.width) * 0.25)
    pennant(ctx, step * 0.46, PENNANTS[i % PENNANTS.length] ?? PENNANTS[0], unit)
    ctx.fillStyle = '#FFFFFF'
    ctx.font = `800 ${Math.round(step * 0.58)}px ${fontFamily}`
    ctx.fillText(letter, 0, step * 0.5)
    ctx.restore()
  })
  ctx.restore()
}

function pennant(ctx: StageContext, half: number, colour: string, unit: number): void {
  ctx.beginPath()
  ctx.moveTo(-half, 0)
  ctx.lineTo(half, 0)
  ctx.lineTo(half, half * 2.1)
  ctx.lineTo(0, half * 2.7)
  ctx.lineTo(-half, half * 2.1)
  ctx.closePath()
  ctx.fillStyle = colour
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = 4 * unit
  ctx.stroke()
}

function drawRibbon(
  ctx: StageContext,
  { width }: Timeline,
  text: string,
  hung: number,
  unit: number,
  font: string,
): void {
  // Across a phone's screen, but not a television's.
  const wide = Math.min(width * 0.88, 900 * unit)
  const { rows, size } = fitText(ctx, text, { width: wide * 0.91, size: 50 * unit, rows: 2, font })
  const height = rows.length * size * 1.15 + 26 * unit
  const top = 18 * unit - (1 - hung) * 220 * unit
  ctx.save()
  ctx.strokeStyle = INK
  ctx.lineWidth = 4 * unit
  roundRect(ctx, (width - wide) / 2, top, wide, height, 14 * unit)
  ctx.fillStyle = PENNANTS[0]
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = '#FFFFFF'
  ctx.font = `800 ${size}px ${font}`
  rows.forEach((row, i) => {
    ctx.fillText(row, width / 2, top + height / 2 + (i - (rows.length - 1) / 2) * size * 1.15 + size * 0.05)
  })
  ctx.restore()
}
