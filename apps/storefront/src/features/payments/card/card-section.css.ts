import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const slot = style({ display: 'grid' })
export const form = style({ gridArea: '1 / 1', minInlineSize: 0 })
/** Covers the form while it loads, and takes its space in the layout. */
export const skeleton = style({
  display: 'grid',
  gap: space[3],
  minBlockSize: '10rem',
  selectors: { [`${slot} > &`]: { gridArea: '1 / 1' } },
})
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] })
