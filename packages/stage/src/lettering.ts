import type { StageContext } from './canvas.ts'
import type { Timeline } from './timeline-format.ts'
import type { Words } from './words.ts'

const INK = '#2A1714'
const RED = '#8B1A1A'
const PAPER = '#FFF9F1'
const MARIGOLD = '#F3A92B'
const PENNANTS = ['#D9485A', '#F3A92B', '#1E7B74', '#58A9C6'] as const

/** Draws the words on the frame: pennants, captions and cards. Sizes scale with the frame. */
export function drawLettering(ctx: StageContext, timeline: Timeline, words: Words, fontFamily: string): void {
  const unit = Math.min(timeline.width / 720, timeline.height / 720)
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  const { banner, caption, cards } = words
  if (banner) drawBanner(ctx, timeline, banner, unit, fontFamily)
  if (caption) drawCaption(ctx, timeline, caption, unit, fontFamily)
  for (const card of cards) drawCard(ctx, timeline, card, unit, fontFamily)
  ctx.restore()
}

function drawBanner(
  ctx: StageContext,
  timeline: Timeline,
  { text, hung, sway }: NonNullable<Words['banner']>,
  unit: number,
  fontFamily: string,
): void {
  const letters = Array.from(text.toLocaleUpperCase(timeline.locale))
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

interface Row {
  readonly words: readonly { readonly text: string; readonly spoken: boolean }[]
  readonly width: number
}

function drawCaption(
  ctx: StageContext,
  timeline: Timeline,
  caption: NonNullable<Words['caption']>,
  unit: number,
  fontFamily: string,
): void {
  const size = 40 * unit
  ctx.font = `700 ${Math.round(size)}px ${fontFamily}`
  const space = ctx.measureText(' ').width
  const rows = balancedRows(ctx, caption, timeline.width * 0.84, space)
  const lineHeight = size * 1.28
  const height = rows.length * lineHeight + size * 0.72
  const width = Math.max(...rows.map((row) => row.width)) + size * 1.3
  const y = timeline.height - height / 2 - timeline.height * 0.035
  ctx.save()
  ctx.globalAlpha *= caption.opacity
  roundRect(ctx, timeline.width / 2 - width / 2, y - height / 2, width, height, size * 0.6)
  ctx.fillStyle = '#FFFFFF'
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = 4 * unit
  ctx.stroke()
  ctx.textAlign = 'left'
  rows.forEach((row, r) => {
    let x = timeline.width / 2 - row.width / 2
    const rowY = y + (r - (rows.length - 1) / 2) * lineHeight + size * 0.04
    for (const word of row.words) {
      const wide = ctx.measureText(word.text).width
      if (word.spoken) {
        roundRect(ctx, x - 3 * unit, rowY + size * 0.42, wide + 6 * unit, 7 * unit, 3.5 * unit)
        ctx.fillStyle = MARIGOLD
        ctx.fill()
      }
      ctx.fillStyle = word.spoken ? RED : INK
      ctx.fillText(word.text, x, rowY)
      x += wide + space
    }
  })
  ctx.restore()
}

/** One row, or two rows of nearly equal width. */
function balancedRows(
  ctx: StageContext,
  caption: NonNullable<Words['caption']>,
  limit: number,
  space: number,
): Row[] {
  const words = caption.words.map((text, i) => ({ text, spoken: i === caption.spoken }))
  const widths = words.map((word) => ctx.measureText(word.text).width)
  const rowOf = (from: number, to: number): Row => ({
    words: words.slice(from, to),
    width: widths.slice(from, to).reduce((sum, width) => sum + width, 0) + space * Math.max(0, to - from - 1),
  })
  const whole = rowOf(0, words.length)
  if (whole.width <= limit || words.length < 2) return [whole]
  let best = [whole]
  let bestWidth = Number.POSITIVE_INFINITY
  for (let at = 1; at < words.length; at += 1) {
    const rows = [rowOf(0, at), rowOf(at, words.length)]
    const widest = Math.max(...rows.map((row) => row.width))
    if (widest < bestWidth) {
      best = rows
      bestWidth = widest
    }
  }
  return best
}

function drawCard(
  ctx: StageContext,
  timeline: Timeline,
  { text, opacity }: Words['cards'][number],
  unit: number,
  fontFamily: string,
): void {
  const { width, height } = timeline
  ctx.save()
  ctx.globalAlpha *= opacity
  roundRect(ctx, 0, 0, width, height, 0)
  ctx.fillStyle = PAPER
  ctx.fill()
  let size = 84 * unit
  ctx.font = `800 ${Math.round(size)}px ${fontFamily}`
  size *= Math.min(1, (width * 0.86) / Math.max(1, ctx.measureText(text).width))
  ctx.font = `800 ${Math.round(size)}px ${fontFamily}`
  ctx.fillStyle = RED
  ctx.fillText(text, width / 2, height / 2)
  ctx.restore()
}

function roundRect(ctx: StageContext, x: number, y: number, width: number, height: number, r: number): void {
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
