import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const hero = style({
  display: 'grid',
  gap: space[6],
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[1]} ${space[4]} ${space[10]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      gap: space[10],
      padding: `${space[6]} ${space[8]} ${space[16]}`,
    },
    // Headline and button beside the picture, all within the viewport.
    [media.landscapePhone]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(17rem, 75vh)',
      alignItems: 'center',
      gap: space[5],
      padding: `0 ${space[4]} ${space[6]}`,
    },
  },
})

export const stage = style({
  position: 'relative',
  paddingBlockEnd: '1.375rem',
  '@media': { [media.tablet]: { order: 2 }, [media.landscapePhone]: { order: 2 } },
})
export const scene = style({
  position: 'relative',
  aspectRatio: '328 / 322',
  overflow: 'hidden',
  borderRadius: '1.75rem',
  background: vars.color.blush,
  containerType: 'inline-size',
  '@media': { [media.tablet]: { aspectRatio: '1 / 1.04' } },
})
export const bubble = style({
  position: 'absolute',
  insetBlockStart: '5%',
  insetInlineStart: '4.5%',
  zIndex: 1,
  maxInlineSize: '47%',
  textWrap: 'balance',
  '@media': {
    [media.tablet]: { maxInlineSize: '51%', insetBlockStart: '6%' },
    [media.desktop]: { maxInlineSize: '46%', insetBlockStart: '9%' },
  },
})
// On the narrowest phones, and in the small picture in landscape, the longest word still fits beside the character.
globalStyle(`${bubble} > :first-child`, {
  '@media': {
    [media.narrow]: { fontSize: vars.text.sm.size },
    [media.landscapePhone]: { fontSize: vars.text.sm.size },
  },
})
export const sparkleOne = style({ position: 'absolute', insetBlockStart: '44%', insetInlineStart: '12%' })
export const sparkleTwo = style({ position: 'absolute', insetBlockStart: '56%', insetInlineStart: '26%' })
export const character = style({
  position: 'absolute',
  insetInlineEnd: '-1%',
  insetBlockEnd: '4%',
  inlineSize: '65%',
  '@media': { [media.desktop]: { insetInlineEnd: '-2%', inlineSize: '74%' } },
})

/** A long name wraps to a second line and is then cut off. */
export const name = style({
  display: '-webkit-inline-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  verticalAlign: 'bottom',
  whiteSpace: 'normal',
})
/** A paper tag across the lower edge of the picture. */
export const tag = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  inlineSize: 'min(19rem, 88%)',
  background: vars.color.card,
  border: `2.5px solid ${vars.color.ink}`,
  borderRadius: radius.pill,
  boxShadow: vars.shadow.card,
  transform: 'rotate(-1deg)',
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const tagLabel = style({
  flex: 'none',
  paddingInlineStart: space[4],
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
})
export const tagInput = style({
  flex: '1 1 5rem',
  minInlineSize: 0,
  minBlockSize: '2.5rem',
  paddingInline: space[3],
  background: 'none',
  border: 0,
  // The surrounding tag shows the focus.
  outline: 'none',
  color: vars.color.primaryText,
  fontWeight: weight.semibold,
  selectors: { '&::placeholder': { color: vars.color.mutedInk, opacity: 1, fontWeight: weight.regular } },
})

export const words = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.landscapePhone]: { gap: space[2] } },
})
export const title = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.h1.size,
  lineHeight: vars.text.h1.line,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  // Fits two lines beside the picture on tablets too.
  '@media': {
    [media.tablet]: { fontSize: '2.5rem' },
    [media.desktop]: { fontSize: vars.text.h1.size },
    [media.landscapePhone]: { fontSize: vars.text.h2.size, lineHeight: vars.text.h2.line },
  },
})
export const lead = style({
  color: vars.color.mutedInk,
  maxInlineSize: '34rem',
  textWrap: 'pretty',
  '@media': {
    [media.tablet]: { fontSize: vars.text.lg.size, lineHeight: vars.text.lg.line },
    [media.landscapePhone]: { fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line },
  },
})
export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  marginBlockStart: space[1],
})
export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.mutedInk,
})

export const hills = style({ position: 'absolute', inset: 'auto 0 0', inlineSize: '100%', blockSize: '40%' })
export const living = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' })
export const farHill = style({ fill: '#F5BC6E' })
export const nearHill = style({ fill: '#3F8574' })
