import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

// Aligns the button's label, not its edge, with the rest.
export const closed = style({ marginInlineStart: `calc(-1 * ${space[4]})` })
export const row = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  justifyItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr auto', justifyItems: 'stretch' } },
})
globalStyle(`${row} > :first-child`, { inlineSize: '100%' })
// Aligned with the input if there is room beside it (its label is above); otherwise below the code's message.
export const button = style({
  '@media': {
    [media.desktop]: { paddingBlockStart: `calc(${vars.text.md.line} * ${vars.text.md.size} + ${space[2]})` },
  },
})
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
// On narrow phones the remove button wraps below, to keep the text column wide enough.
export const words = style({
  flex: '1 1 11rem',
  minInlineSize: 0,
  paddingInlineEnd: space[3],
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const off = style({ marginInlineStart: 'auto' })
