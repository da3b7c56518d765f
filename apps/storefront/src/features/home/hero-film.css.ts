import { vars } from '@recadinho/ui/theme.css'
import { media, palette, radius } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** As high as leaves headline and button in view; four fifths of the height are the width. */
const fitting = (height: number) => [`min(100%, ${height * 0.8}vh)`, `min(100%, ${height * 0.8}svh)`]

export const scene = style({
  position: 'relative',
  inlineSize: fitting(50),
  aspectRatio: '4 / 5',
  containerType: 'inline-size',
  '@media': {
    [media.tablet]: { inlineSize: fitting(66) },
    [media.landscapePhone]: { inlineSize: fitting(66) },
  },
})
export const frame = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: vars.color.blush,
})

/** The button that starts the film, below the face. */
export const play = style({
  position: 'absolute',
  insetBlockStart: '56%',
  insetInline: 0,
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: radius.pill,
  border: `3px solid ${palette.white}`,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  boxShadow: vars.shadow.card,
  fontSize: '2rem',
  cursor: 'pointer',
  ':hover': { background: vars.color.primaryHover },
  selectors: { '&[aria-busy=true]': { cursor: 'progress', opacity: 0.8 } },
  '@media': { '(scripting: none)': { display: 'none' } },
})
