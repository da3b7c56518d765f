import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const words = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const search = style({ flex: '1 1 11rem' })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'end',
  gap: space[3],
})
export const active = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const views = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const viewChips = style({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '100%' })
