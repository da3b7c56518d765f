import { media, radius, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.tablet]: { gridTemplateColumns: '2fr 3fr', gap: space[12], alignItems: 'start' } },
})
export const words = style({ display: 'grid', gap: space[3] })
export const picture = style({
  maxInlineSize: '16rem',
  '@media': { [media.phone]: { display: 'none' } },
})
globalStyle(`${picture} img`, { borderRadius: radius.lg })
export const form = style({ display: 'grid', gap: space[5] })
