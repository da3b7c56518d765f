import { vars } from '@recadinho/ui/theme.css'
import { style } from '@vanilla-extract/css'

export const price = style({
  fontSize: vars.text.h4.size,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
