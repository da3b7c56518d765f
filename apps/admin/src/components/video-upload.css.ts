import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const progress = style({ inlineSize: '100%', blockSize: space[3], accentColor: vars.color.primary })
