import type { StageContext } from './canvas.ts'
import { wordsUnit } from './direction/framing.ts'
import { findLateParts } from './known-decor.ts'
import { isJoined, graphemesOf } from './letters.ts'
import { halves } from './lettering/fit-text.ts'
import { roundRect } from './lettering/round-rect.ts'
import type { Timeline } from './timeline-format.ts'
import type { Words } from './words.ts'

const INK = '#2A1714'
const RED = '#8B1A1A'
const PAPER = '#FFF9F1'
const MARIGOLD = '#F3A92B'
/** More letters than a row of a caption holds at its size. */
const LONG = 32

interface LetteringOptions {
  readonly fontFamily: string
  /** The share of the frame's height at its foot that stays free (D18). */
  readonly foot: number
}

/** Draws the words on the frame: pennants, captions and cards. Sizes scale with the frame. */
export function drawLettering(
  ctx: StageContext,
  timeline: Timeline,
  words: Words,
  { fontFamily, foot }: LetteringOptions,
): void {
  const unit = wordsUnit(timeline)
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  const { banner, caption, cards, closing, lights } = words
  const late = findLateParts()
  if (banner) late?.banner(ctx, timeline, banner, unit, fontFamily)
  if (lights) late?.lights(ctx, timeline, lights, unit, fontFamily)
  if (closing) late?.closing(ctx, timeline, closing, { unit, font: fontFamily, foot })
  if (caption) drawCaption(ctx, timeline, caption, unit, { fontFamily, foot })
  for (const card of cards) drawCard(ctx, timeline, card, unit, fontFamily)
  ctx.restore()
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
  { fontFamily, foot }: LetteringOptions,
): void {
  const limit = timeline.width * 0.84
  const full = 40 * unit
  const rowsAt = (height: number): Row[] => {
    ctx.font = `700 ${Math.round(height)}px ${fontFamily}`
    return balancedRows(ctx, caption, limit, ctx.measureText(' ').width)
  }
  // A word that is longer than the row makes all of them smaller.
  const size = full * Math.min(1, limit / Math.max(1, ...rowsAt(full).map((row) => row.width)))
  const rows = rowsAt(size)
  const space = ctx.measureText(' ').width
  const lineHeight = size * 1.28
  const height = rows.length * lineHeight + size * 0.72
  const width = Math.max(...rows.map((row) => row.width)) + size * 1.3
  const y = timeline.height * (1 - Math.max(0.035, foot + 0.01)) - height / 2
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
  const words = caption.words.flatMap((text, i) =>
    readable(text).map((part) => ({ text: part, spoken: i === caption.spoken })),
  )
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

/** A word that leaves no room for letters that can be read is divided between the rows. */
const readable = (word: string): string[] =>
  graphemesOf(word).length > LONG && !isJoined(word) ? halves(word) : [word]

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
