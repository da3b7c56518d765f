import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const place = style({ display: 'grid' })
export const form = style({ gridArea: '1 / 1', minInlineSize: 0 })
/** Over the form that it stands for; by itself it takes the form's place among what is around. */
export const skeleton = style({
  display: 'grid',
  gap: space[3],
  minBlockSize: '10rem',
  selectors: { [`${place} > &`]: { gridArea: '1 / 1' } },
})
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] })
