import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { radius, space } from '@recadinho/ui/tokens'

export const box = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: radius.md,
  background: vars.color.sunken,
})
export const list = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})
