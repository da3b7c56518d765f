import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
  maxInlineSize: '40rem',
  inlineSize: 'calc(100% - 2rem)',
  margin: `${space[12]} auto`,
  padding: space[6],
  borderRadius: radius.lg,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  // An error message may contain a long URL.
  overflowWrap: 'anywhere',
})
export const title = style({
  fontFamily: fontFamily.display,
  fontSize: vars.text.h3.size,
  lineHeight: vars.text.h3.line,
})
