/** The outline colour of every drawing (drawing reference). */
export const OUTLINE = '#3A1F1B'

/** Skin colours, from light to deep; faces stay readable at 64 px on each. */
export const SKIN = {
  porcelain: '#FADCC4',
  fair: '#F3C9A5',
  tan: '#E3AE80',
  brown: '#C98A5E',
  deep: '#9A6140',
  dark: '#7D4B32',
} as const

/** The shade of a flat colour: the colour mixed with a warm dark. */
export function shade(hex: string, amount = 0.2): string {
  return mix(hex, '#5A1E2E', amount)
}

/** A lighter tint of a flat colour, for highlights on hair and metal. */
export function tint(hex: string, amount = 0.25): string {
  return mix(hex, '#FFF3DC', amount)
}

/** `amount` 0 gives `from`, 1 gives `to`. Colours are `#rrggbb`. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from)
  const b = channels(to)
  return toHex(a.map((value, i) => value + ((b[i] ?? value) - value) * amount))
}

/** A colour of which so much of its red, green and blue is left. */
export const dimmed = (hex: string, light: readonly number[]): string =>
  toHex(channels(hex).map((value, i) => value * (light[i] ?? 1)))

const toHex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
