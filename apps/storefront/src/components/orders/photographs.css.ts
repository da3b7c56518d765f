import { vars } from '@recadinho/ui/theme.css'
import { radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const table = style({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  inlineSize: 'fit-content',
})
export const photograph = style({
  position: 'relative',
  lineHeight: 0,
  borderRadius: radius.lg,
  overflow: 'clip',
  border: `4px solid ${vars.color.card}`,
  boxShadow: vars.shadow.card,
  selectors: {
    '&:nth-of-type(odd)': { transform: 'rotate(-2deg)' },
    '&:nth-of-type(even)': { transform: 'rotate(2deg)' },
  },
})
export const sparkle = style({
  position: 'absolute',
  insetBlockStart: '-1rem',
  insetInlineEnd: '-1rem',
  zIndex: 1,
})
