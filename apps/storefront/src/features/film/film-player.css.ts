import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const player = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  accentColor: vars.color.primary,
  '@media': { [media.landscapePhone]: { gridTemplateColumns: 'minmax(0, 1fr) 6rem' } },
})
/** The position below the picture, across both columns. */
globalStyle(`${player} > :nth-child(2)`, {
  '@media': { [media.landscapePhone]: { gridRow: 2, gridColumn: '1 / -1' } },
})
/** Sound and replay beside the picture, whose height is what is scarce. */
globalStyle(`${player} > :nth-child(3)`, { '@media': { [media.landscapePhone]: { alignContent: 'center' } } })
globalStyle(`${player} > :nth-child(3) > :first-child`, {
  '@media': { [media.landscapePhone]: { flexDirection: 'column', padding: space[2] } },
})
export const alone = style({
  '@media': { [media.landscapePhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const screen = style({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: vars.color.sky,
  boxShadow: vars.shadow.card,
  selectors: { '&[data-tall=true]': { aspectRatio: '9 / 16' } },
})
globalStyle(`${screen} > canvas`, { display: 'block', inlineSize: '100%', blockSize: '100%' })
