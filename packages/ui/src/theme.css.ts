import { createThemeContract } from '@vanilla-extract/css'
import { shopColors, shopText } from './tokens.ts'

/** The values that differ between shop and admin, and between light and dark. The rest is in the tokens. */
export const vars = createThemeContract({
  color: keysOf(shopColors),
  text: namesOf(shopText),
  /** Height of a control: never under 44 px in the shop. */
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
