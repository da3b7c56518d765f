import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { radius, space } from '@recadinho/ui/tokens'

export const section = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const player = style({
  inlineSize: '100%',
  maxBlockSize: 'min(50vh, 24rem)',
  borderRadius: radius.md,
  background: vars.color.sunken,
})
export const form = style({ display: 'grid', gap: space[3] })
