import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', alignContent: 'start', gap: space[5] })
export const nameAndAge = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
  gap: space[3],
  alignItems: 'start',
})
