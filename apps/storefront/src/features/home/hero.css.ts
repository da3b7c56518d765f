import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const hero = style({
  display: 'grid',
  // Large text wraps instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
  '@media': { [media.tablet]: { order: 2 }, [media.landscapePhone]: { order: 2, gap: space[2] } },
})
/** A paper tag below the film. */
export const tag = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  inlineSize: 'min(19rem, 100%)',
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
    // The button comes first, so that it is in view.
    [media.phone]: { order: 1 },
    [media.tablet]: { fontSize: vars.text.lg.size, lineHeight: vars.text.lg.line },
    [media.landscapePhone]: { fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line },
  },
})
/** What follows the button on a phone. */
export const after = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  '@media': { [media.phone]: { order: 2 } },
})
export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.mutedInk,
})
