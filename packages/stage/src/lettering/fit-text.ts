import type { StageContext } from '../canvas.ts'

/** A text in rows, and the size at which the widest of them fits. */
export interface Fitted {
  readonly rows: readonly string[]
  readonly size: number
}

const measuredAt = 100

/**
 * Fits a text into a width in as few rows as keep it large. Rows break between words only: a long word gets smaller
 * instead, because half a name is nobody's name.
 */
export function fitText(
  ctx: StageContext,
  text: string,
  { width, size, rows: most, font }: { width: number; size: number; rows: number; font: string },
): Fitted {
  ctx.font = `800 ${measuredAt}px ${font}`
  const words = text.split(/\s+/).filter(Boolean)
  let best: Fitted = { rows: [], size: 0 }
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const rows = balanced(ctx, words, count)
    const widest = Math.max(1, ...rows.map((row) => ctx.measureText(row).width))
    // Each further row must win some size.
    const fitted = Math.min(size, (width / widest) * measuredAt) * (1 - 0.04 * (count - 1))
    if (fitted > best.size) best = { rows, size: fitted }
  }
  return { rows: best.rows, size: Math.floor(best.size) }
}

/** Rows of nearly equal width. */
function balanced(ctx: StageContext, words: readonly string[], count: number): string[] {
  const share = ctx.measureText(words.join(' ')).width / count
  const rows: string[] = []
  let row = ''
  for (const word of words) {
    const longer = row === '' ? word : `${row} ${word}`
    const isFull = rows.length < count - 1 && row !== '' && ctx.measureText(longer).width > share * 1.12
    if (isFull) rows.push(row)
    row = isFull ? word : longer
  }
  return [...rows, row]
}

/** The letters as a reader counts them: an emoji of several signs is one. */
export const lettersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

/** Scripts whose letters join, change or run from the right: they are written in one piece. */
export const isJoined = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Mongolian}]/u.test(
    text,
  )
