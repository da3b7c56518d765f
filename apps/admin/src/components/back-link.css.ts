import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.control.md,
  color: vars.color.mutedInk,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink } },
})
