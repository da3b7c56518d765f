import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: '48rem',
  paddingBlockStart: space[4],
})
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.control.md,
  color: vars.color.mutedInk,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink } },
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
