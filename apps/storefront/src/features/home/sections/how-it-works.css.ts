import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space[6],
  marginBlockStart: space[8],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space[8] } },
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[4],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '1fr',
      alignContent: 'start',
      justifyItems: 'center',
      textAlign: 'center',
    },
  },
})
export const medal = style({
  position: 'relative',
  inlineSize: 'min(6rem, 30vw)',
  aspectRatio: '1',
  '@media': { [media.tablet]: { inlineSize: '10rem' } },
})
globalStyle(`${medal} img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 22%',
  borderRadius: radius.pill,
})
export const number = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '-0.25rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.125rem',
  blockSize: '2.125rem',
  borderRadius: radius.pill,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.lg.size,
})
