import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

const { color } = vars

export const player = style({
  inlineSize: '100%',
  maxBlockSize: 'min(70vh, 36rem)',
  borderRadius: '0.75rem',
  background: color.sunken,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const progress = style({ inlineSize: '100%', blockSize: space[3], accentColor: color.primary })
export const earlier = style({ display: 'grid', gap: space[3] })
