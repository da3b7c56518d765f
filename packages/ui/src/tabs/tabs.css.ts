import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { space, weight } from '../tokens.ts'

export const list = style({
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const trigger = style({
  flex: 'none',
  minBlockSize: vars.control.md,
  color: vars.color.mutedInk,
  fontWeight: weight.medium,
  borderBlockEnd: '3px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-selected="true"]': {
      color: vars.color.ink,
      fontWeight: weight.semibold,
      borderBlockEndColor: vars.color.selected,
    },
  },
})
export const content = style({ paddingBlock: space[5] })
