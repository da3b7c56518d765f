import { style } from '@vanilla-extract/css'
import { media, space } from '@recadinho/ui/tokens'

export const filters = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(14rem, 1fr) auto', alignItems: 'end' },
  },
})
export const chips = style({
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
})
export const stage = style({ minInlineSize: '12rem' })
