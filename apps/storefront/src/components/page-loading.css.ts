import { vars } from '@recadinho/ui/theme.css'
import { style } from '@vanilla-extract/css'

export const box = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '60dvh',
  color: vars.color.primary,
})
