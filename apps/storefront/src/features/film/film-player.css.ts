import { vars } from '@recadinho/ui/theme.css'
import { radius, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const player = style({ display: 'grid', gap: space[2], margin: 0 })
export const screen = style({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: vars.color.sky,
  boxShadow: vars.shadow.card,
})
globalStyle(`${screen} > canvas`, { display: 'block', inlineSize: '100%', blockSize: '100%' })
export const controls = style({
  minBlockSize: '3rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
})
