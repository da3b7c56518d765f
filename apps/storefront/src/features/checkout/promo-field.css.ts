import { vars } from '@recadinho/ui/theme.css'
import { radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

// The button's words, not its edge, on a line with the rest.
export const closed = style({ marginInlineStart: `calc(-1 * ${space[4]})` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space[3],
  alignItems: 'start',
})
// On a line with the box, whose label is above it.
export const button = style({ paddingBlockStart: `calc(${vars.text.md.line} + ${space[2]})` })
export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[3],
  paddingInlineStart: space[4],
  borderRadius: radius.md,
  background: vars.color.successTint,
  color: vars.color.successText,
})
export const end = style({
  display: 'block',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.mutedInk,
})
// On a narrow phone the way to take it off goes below, rather than leave the words a column of two.
export const words = style({
  flex: '1 1 11rem',
  minInlineSize: 0,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const off = style({ marginInlineStart: 'auto' })
