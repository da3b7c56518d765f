import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

const box = {
  maxInlineSize: '40rem',
  inlineSize: 'calc(100% - 2rem)',
  borderRadius: radius.lg,
} as const

export const strip = style({
  ...box,
  margin: `${space[2]} auto`,
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.warningTint,
  color: vars.color.warningText,
  fontSize: vars.text.sm.size,
})
export const page = style({
  ...box,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  // An error's message may be one long address.
  overflowWrap: 'anywhere',
  gap: space[4],
  margin: `${space[12]} auto`,
  padding: space[6],
  background: vars.color.card,
  boxShadow: vars.shadow.card,
})
export const title = style({
  fontFamily: fontFamily.display,
  fontSize: vars.text.h3.size,
  lineHeight: vars.text.h3.line,
})
