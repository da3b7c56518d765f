import { createThemeContract } from '@vanilla-extract/css'
import { shopColors, shopText } from './tokens.ts'

/** Values that differ between shop and admin, or light and dark. All others are in the tokens. */
export const vars = createThemeContract({
  color: keysOf(shopColors),
  text: namesOf(shopText),
  /** Height of a control: at least 44 px in the shop. */
  control: { sm: '', md: '', lg: '' },
  shadow: { card: '', raised: '' },
})

function keysOf<T extends object>(values: T) {
  return Object.fromEntries(Object.keys(values).map((key) => [key, ''])) as Record<keyof T, string> // the same keys
}

function namesOf<T extends object>(values: T) {
  const entries = Object.keys(values).map((key) => [key, { size: '', line: '' }])
  return Object.fromEntries(entries) as Record<keyof T, { size: string; line: string }> // the same keys
}
