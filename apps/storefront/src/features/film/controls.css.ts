import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const position = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const sound = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
})
