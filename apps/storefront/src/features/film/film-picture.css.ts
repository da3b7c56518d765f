import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const box = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'end',
  gap: space[2],
  padding: space[2],
})
export const words = style({
  padding: space[2],
  borderRadius: radius.md,
  background: vars.color.card,
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
