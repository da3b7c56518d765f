import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, space, weight } from '@recadinho/ui/tokens'

export const preview = style({ display: 'grid', gap: space[3], maxInlineSize: '24rem' })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const price = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.h2.size,
  lineHeight: vars.text.h2.line,
  fontVariantNumeric: 'tabular-nums',
})
