import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, motion, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { button as clipButton } from '../../../components/characters/clip-button.css.ts'

const edge = 'max(2rem, calc((100vw - 72rem) / 2 + 2rem))'

export const shelf = style({
  marginBlockStart: space[8],
  // Off-screen shelves keep their size, but are not rendered and load no pictures.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 21.75rem',
  '@media': {
    [media.tablet]: { containIntrinsicBlockSize: 'auto 23.5rem' },
    [media.desktop]: { containIntrinsicBlockSize: 'auto 22.25rem' },
  },
})
export const title = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: vars.text.h3.size,
  lineHeight: vars.text.h3.line,
  paddingInline: edge,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '9.25rem',
  gap: space[3],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space[4],
  padding: `${space[3]} ${space[4]} ${space[5]}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  '@media': {
    [media.tablet]: {
      gridAutoColumns: '12rem',
      gap: space[4],
      paddingInline: edge,
      scrollPaddingInline: edge,
    },
    // Fits a whole category side by side.
    [media.desktop]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(7, 1fr)', overflowX: 'visible' },
  },
})
export const item = style({
  // Containing block of the clip button on the card.
  position: 'relative',
  display: 'flex',
  scrollSnapAlign: 'start',
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  padding: space[2],
  background: vars.color.card,
  borderRadius: radius.lg,
  border: `1px solid ${vars.color.line}`,
  color: 'inherit',
  textDecoration: 'none',
  transition: `transform ${motion.quick} ${motion.ease}, border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.primary, transform: 'translateY(-3px) rotate(-0.6deg)' },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { '&:hover': { transform: 'none' } } },
  },
})
globalStyle(`${card} img`, { borderRadius: radius.md })
export const words = style({ display: 'block', padding: `${space[2]} ${space[1]} ${space[1]}` })
export const name = style({
  display: 'block',
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: vars.text.md.size,
  lineHeight: 1.2,
})
export const description = style({
  display: 'block',
  marginBlockStart: space[1],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.mutedInk,
})
/** The label of the link. */
export const go = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.pill,
  background: vars.color.card,
  color: vars.color.primaryText,
  selectors: {
    'a:hover > &, a:focus-visible > &': { background: vars.color.primary, color: vars.color.onPrimary },
  },
})

/** Where the clip's button is on other cards. */
export const hello = clipButton
export const helloBelowClip = style([clipButton, { insetBlockStart: `calc(${space[3]} + 3rem)` }])

export const search = style({
  display: 'block',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  marginBlockStart: space[6],
})
