import type { TextScale, ThemeColors } from '../tokens.ts'

/** A soft shadow at two heights, tinted with the theme's shade. */
export function shadowsOf({ shade }: ThemeColors): { card: string; raised: string } {
  return {
    card: `0 1px 2px rgb(${shade} / 0.05), 0 6px 20px -8px rgb(${shade} / 0.14)`,
    raised: `0 2px 6px rgb(${shade} / 0.08), 0 20px 44px -14px rgb(${shade} / 0.3)`,
  }
}

/** A text scale in rem with unitless line heights, so that it follows the user's font size. */
export function textOf<S extends Partial<TextScale>>(scale: S) {
  const entries = Object.entries(scale).map(([name, [size, line]]) => [
    name,
    { size: `${size / 16}rem`, line: `${Math.round((line / size) * 1000) / 1000}` },
  ])
  return Object.fromEntries(entries) as { [K in keyof S]: { size: string; line: string } } // the same keys, by construction
}
