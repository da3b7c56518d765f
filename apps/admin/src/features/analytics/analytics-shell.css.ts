import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, target, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[5],
})
export const tabs = style({
  display: 'flex',
  gap: space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
})
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: target,
  color: color.mutedInk,
  fontWeight: weight.medium,
  textDecoration: 'none',
  borderBlockEnd: '3px solid transparent',
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current="page"]': {
      color: color.ink,
      fontWeight: weight.semibold,
      borderBlockEndColor: color.selected,
    },
  },
})
