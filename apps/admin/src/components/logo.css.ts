import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, weight } from '@recadinho/ui/tokens'

export const logo = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: '1.375rem',
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  color: vars.color.primaryText,
})
