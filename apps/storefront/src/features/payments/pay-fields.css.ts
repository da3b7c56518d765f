import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const card = style({ minInlineSize: 0 })
/** Surrounds the form of a declined card: our styles cannot reach into the gateway's iframes. */
export const declined = style([
  card,
  {
    padding: space[3],
    borderRadius: radius.md,
    border: `2px solid ${vars.color.dangerText}`,
    background: vars.color.dangerTint,
  },
])
export const safe = style({
  display: 'flex',
  gap: space[2],
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const steps = style({
  display: 'grid',
  gap: space[2],
  counterReset: 'step',
  color: vars.color.mutedInk,
  paddingInlineStart: 0,
  listStyle: 'none',
})
globalStyle(`${steps} > li`, {
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  counterIncrement: 'step',
})
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.pill,
  background: vars.color.butter,
  color: vars.color.ink,
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: vars.text.sm.size,
})
