import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '46rem',
  margin: `${space[8]} auto 0`,
})
export const more = style({ marginBlockStart: space[4], textAlign: 'center' })
