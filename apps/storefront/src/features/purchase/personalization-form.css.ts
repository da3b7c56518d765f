import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  containerType: 'inline-size',
})
