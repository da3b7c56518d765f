import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { radius, space, target, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const nav = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: target,
  paddingInline: space[3],
  borderRadius: radius.sm,
  color: color.mutedInk,
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current="page"]': { color: color.ink, background: color.sunken, fontWeight: weight.semibold },
  },
})
