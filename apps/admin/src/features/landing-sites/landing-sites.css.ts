import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, radius, space } from '@recadinho/ui/tokens'

export const code = style({
  margin: 0,
  padding: space[3],
  borderRadius: radius.md,
  background: vars.color.sunken,
  fontFamily: fontFamily.mono,
  fontSize: vars.text.xs.size,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
