import { vars } from '@recadinho/ui/theme.css'
import { radius, space, target } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: target,
  minBlockSize: target,
  borderRadius: radius.pill,
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  ':hover': { background: vars.color.primaryTint, color: vars.color.primaryText },
  selectors: { ':target &': { color: vars.color.primaryText } },
  '@media': { print: { display: 'none' } },
})
