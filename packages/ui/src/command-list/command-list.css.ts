import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { radius, space, target, weight } from '../tokens.ts'

export const root = style({ display: 'grid', gap: space[3] })
export const list = style({
  // Fixed height, so that nothing moves while the user types.
  blockSize: 'min(24rem, 55dvh)',
  overflowY: 'auto',
  outline: 'none',
})
export const group = style({
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  fontWeight: weight.semibold,
  padding: `${space[3]} ${space[2]} ${space[1]}`,
})
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: target,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.sm,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.sunken,
      // Also visible in forced-colors mode.
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
})
export const hint = style({ color: vars.color.mutedInk, fontSize: vars.text.sm.size })
export const status = style({ color: vars.color.mutedInk, fontSize: vars.text.sm.size })
