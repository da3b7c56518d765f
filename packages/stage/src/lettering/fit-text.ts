import type { StageContext } from '../canvas.ts'
import { isJoined, graphemesOf } from '../letters.ts'

interface Room {
  readonly width: number
  /** Of all rows; the default is as much as they need. */
  readonly height?: number
  /** Of the letters, and of rows, at most. */
  readonly size: number
  readonly rows: number
  readonly font: string
}

/** A text in rows, and the size at which the widest of them fits. */
export interface Fitted {
  readonly rows: readonly string[]
  readonly size: number
}

const measuredAt = 100
/** From one row to the next, in sizes. */
export const LEADING = 1.12
/** A word that fits only at less than this share of the size is divided. */
const LEAST = 0.55
/** Each further row must win so much of the size; a break after the comma may cost as much. */
const ROW = 0.15
/** Begins what continues a word: no space stands before it in a row. */
const GLUE = '\u200B'

/**
 * Fits a text into a width in as few rows as keep it large. Rows break after a comma, between words or after a hyphen.
 * A long word gets smaller instead, because half a name is nobody's name; only one that could not be read is divided.
 */
export function fitText(
  ctx: StageContext,
  text: string,
  { width, height = Infinity, size, rows: most, font }: Room,
): Fitted {
  ctx.font = `800 ${measuredAt}px ${font}`
  const wide = (row: string): number => ctx.measureText(row).width
  const longest = (width * measuredAt) / (size * LEAST)
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => glued(word.match(/[^\p{Pd}]*\p{Pd}|[^\p{Pd}]+$/gu) ?? [word]))
    .flatMap((word) => (most > 1 && wide(word) > longest && !isJoined(word) ? glued(halves(word)) : [word]))
  const fitted = (rows: readonly string[]): Fitted => ({
    rows,
    size: Math.min(
      size,
      (width / Math.max(1, ...rows.map(wide))) * measuredAt,
      height / LEADING / rows.length,
    ),
  })
  let best = fitted([joined(words)])
  for (let count = 2; count <= Math.min(most, words.length); count += 1) {
    const next = fitted(balanced(words, count, wide))
    const comma = words.findIndex((word) => word.endsWith(',')) + 1
    const name = words.slice(comma)
    const wished =
      comma > 0 && name.length > count - 2
        ? fitted([joined(words.slice(0, comma)), ...balanced(name, count - 1, wide)])
        : next
    const better = wished.size > next.size * (1 - ROW) ** 2 ? wished : next
    if (better.size * (1 - ROW) > best.size) best = better
  }
  return { ...best, size: Math.floor(best.size) }
}

const joined = (words: readonly string[]): string =>
  words.join(' ').replaceAll(` ${GLUE}`, '').replace(GLUE, '')

/** So many rows, the widest of them as narrow as possible. */
function balanced(words: readonly string[], count: number, wide: (row: string) => number): string[] {
  if (count === 1) return [joined(words)]
  const widest = (rows: readonly string[]): number => Math.max(...rows.map(wide))
  return Array.from({ length: words.length - count + 1 }, (_, i) => [
    joined(words.slice(0, i + 1)),
    ...balanced(words.slice(i + 1), count - 1, wide),
  ]).reduce((best, rows) => (widest(rows) < widest(best) ? rows : best))
}

const glued = ([first = '', ...rest]: readonly string[]): string[] => [
  first,
  ...rest.map((part) => GLUE + part),
]

/** A word in two. */
export function halves(word: string): string[] {
  const letters = graphemesOf(word)
  const middle = Math.ceil(letters.length / 2)
  return [letters.slice(0, middle).join(''), letters.slice(middle).join('')]
}
