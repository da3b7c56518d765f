import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { fontFamily, weight } from '../tokens.ts'

export const sizes = styleVariants({ xs: sized('xs'), sm: sized('sm'), md: sized('md'), lg: sized('lg') })
export const tones = styleVariants({
  muted: { color: vars.color.mutedInk },
  primary: { color: vars.color.primaryText },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
  danger: { color: vars.color.dangerText },
})
export const weights = styleVariants({
  medium: { fontWeight: weight.medium },
  semibold: { fontWeight: weight.semibold },
  bold: { fontWeight: weight.bold },
})
export const aligns = styleVariants({ center: { textAlign: 'center' }, end: { textAlign: 'end' } })
export const numeric = style({ fontVariantNumeric: 'tabular-nums' })
export const mono = style({ fontFamily: fontFamily.mono, fontSize: '0.94em' })
export const lines = styleVariants({
  keep: { whiteSpace: 'pre-line' },
  one: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
})
export const struck = style({ textDecoration: 'line-through' })

const headingBase = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  color: vars.color.ink,
  textWrap: 'balance',
  letterSpacing: '-0.005em',
  // Headings receive the focus only after a change of screen, to be announced; they are not controls.
  ':focus-visible': { outline: 'none' },
})
export const heading = styleVariants({ h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4' } as const, (name) => [
  headingBase,
  {
    // At 200 % text size a long word still fits the narrowest phone.
    fontSize: `min(${vars.text[name].size}, 13vw)`,
    lineHeight: vars.text[name].line,
    ...(name === 'h1' || name === 'h2' ? { fontWeight: weight.heavy, letterSpacing: '-0.015em' } : {}),
  },
])
export const headingAlign = styleVariants({ start: {}, center: { textAlign: 'center' } })

export const display = style({ fontFamily: fontFamily.display, fontWeight: weight.bold })
export const highlight = style({ color: vars.color.primaryText })

function sized(name: keyof typeof vars.text) {
  return { fontSize: vars.text[name].size, lineHeight: vars.text[name].line }
}
