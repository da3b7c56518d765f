import { describe, expect, it } from 'vitest'
import { adminDarkColors, adminLightColors, palette, shopColors, type ThemeColors } from './tokens.ts'

const themes = { shop: shopColors, 'admin, light': adminLightColors, 'admin, dark': adminDarkColors }
const grounds = ['paper', 'card', 'sunken'] as const
const tints = ['butter', 'mint', 'sky', 'blush', 'lilac', 'primaryTint'] as const
const statuses = ['info', 'success', 'warning', 'danger'] as const

type Pair = [text: keyof ThemeColors, ground: keyof ThemeColors]

const textPairs: Pair[] = [
  ...[...grounds, ...tints].map((ground): Pair => ['ink', ground]),
  ...[...grounds, ...tints].map((ground): Pair => ['mutedInk', ground]),
  ...[...grounds, 'primaryTint' as const].map((ground): Pair => ['primaryText', ground]),
  ...(['primary', 'primaryHover', 'primaryPressed'] as const).map((ground): Pair => ['onPrimary', ground]),
  ...statuses.map((status): Pair => [`${status}Text`, `${status}Tint`]),
  ...statuses.map((status): Pair => ['ink', `${status}Tint`]),
  ...grounds.flatMap((ground) => statuses.map((status): Pair => [`${status}Text`, ground])),
  ...grounds.map((ground): Pair => ['link', ground]),
  ['onSelected', 'selected'],
  ['onDanger', 'dangerText'],
  ['onDanger', 'dangerHover'],
]
const edgePairs: Pair[] = [
  ...(['paper', 'card'] as const).map((ground): Pair => ['lineStrong', ground]),
  ...[...grounds, ...tints].map((ground): Pair => ['focus', ground]),
  ['primary', 'card'],
  ...(['paper', 'card'] as const).map((ground): Pair => ['selected', ground]),
]

describe.each(Object.entries(themes))('the %s theme', (_, colors) => {
  it.each(textPairs)('shows %s on %s at 4.5 to 1 or more', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each([
  ['shop', shopColors],
  ['admin, light', adminLightColors],
])('the %s theme', (_, colors) => {
  it.each(edgePairs)('shows the edge %s on %s at 3 to 1 or more', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3)
  })
})

it('shows the edges of the dark theme at 3 to 1 or more', () => {
  for (const [edge, ground] of edgePairs.filter(([edge]) => edge !== 'primary'))
    expect(contrast(adminDarkColors[edge], adminDarkColors[ground])).toBeGreaterThanOrEqual(3)
})

it('shows ink on the marigold badge at 4.5 to 1 or more', () => {
  expect(contrast(palette.ink, palette.marigold)).toBeGreaterThanOrEqual(4.5)
})

/** WCAG 2.2, contrast ratio of two opaque colours. */
function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number] // two went in
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number] // three channels of #rrggbb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
