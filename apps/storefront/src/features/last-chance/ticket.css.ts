import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const ticket = style({
  display: 'grid',
  inlineSize: '100%',
  borderRadius: radius.lg,
  overflow: 'clip',
  background: vars.color.card,
  boxShadow: vars.shadow.raised,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr' } },
})
// The dotted edge where the stub tears off.
const tear = `3px dotted ${vars.color.lineStrong}`
export const stub = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'center',
  justifyItems: 'center',
  padding: space[5],
  background: vars.color.primaryTint,
  color: vars.color.primaryText,
  borderBlockEnd: tear,
  '@media': { [media.tablet]: { borderBlockEnd: 0, borderInlineEnd: tear } },
})
export const percent = style({
  fontFamily: fontFamily.display,
  fontSize: vars.text.h1.size,
  lineHeight: 1,
  fontWeight: weight.bold,
})
export const code = style({ fontWeight: weight.semibold, letterSpacing: '0.06em', overflowWrap: 'anywhere' })
export const prices = style({
  display: 'grid',
  gap: space[1],
  padding: space[5],
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [media.tablet]: { justifyItems: 'start', textAlign: 'start' } },
})
export const title = style({ color: vars.color.mutedInk })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2] })
export const before = style({ color: vars.color.mutedInk })
export const now = style({
  fontFamily: fontFamily.display,
  fontSize: vars.text.h2.size,
  lineHeight: vars.text.h2.line,
  fontWeight: weight.bold,
})
export const saved = style({ color: vars.color.successText, fontWeight: weight.semibold })
