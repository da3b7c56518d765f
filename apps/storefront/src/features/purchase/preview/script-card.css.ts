import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const card = style({
  background: vars.color.card,
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.lg,
  cursor: 'pointer',
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  '::marker': { color: vars.color.primary },
})
/** On a desktop as high as the film beside it. */
export const body = style({
  position: 'relative',
  paddingBlockEnd: space[3],
  '@media': {
    [media.phone]: { paddingInline: space[1] },
    [media.tablet]: { paddingInline: space[2], maxBlockSize: '24rem', overflowY: 'auto' },
    [media.desktop]: { maxBlockSize: 'max(16rem, 100svh - 22rem)' },
  },
})
/** Who writes, or wrote, the script. */
export const writer = style({
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.mutedInk,
  selectors: { '&:empty': { display: 'none' } },
})
export const hint = style({
  paddingInline: space[2],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.mutedInk,
})
export const empty = style({
  padding: `0 ${space[2]} ${space[1]}`,
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
})
