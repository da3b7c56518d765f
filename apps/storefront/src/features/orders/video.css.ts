import { vars } from '@recadinho/ui/theme.css'
import { radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlock: space[4],
  borderRadius: radius.lg,
  overflow: 'clip',
  background: vars.color.ink,
})
/** In its own proportions, but never taller than the screen. */
export const video = style({
  inlineSize: '100%',
  maxBlockSize: '75vh',
  aspectRatio: '9 / 16',
  objectFit: 'contain',
})
export const note = style({
  marginBlockStart: space[4],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.mutedInk,
})
