import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * Beside the form it stays in view while the form scrolls; on a phone the picture is above the name, the script below
 * the form.
 */
export const preview = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.phone]: { display: 'contents' },
    [media.tablet]: { position: 'sticky', insetBlockStart: '5.5rem', alignSelf: 'start' },
    [media.landscapePhone]: {
      display: 'grid',
      position: 'sticky',
      insetBlockStart: '4rem',
      alignSelf: 'start',
    },
  },
})
export const figure = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.phone]: { order: -1 } },
})
/** The whole film between header and bar, with its buttons. */
const low = 'min(100%, max(7rem, (100dvh - 12.5rem) * 3 / 4))'
/** The picture and its progress. */
export const screen = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.phone]: { justifySelf: 'center', inlineSize: 'min(100%, 11.5rem)' },
    [media.landscapePhone]: { justifySelf: 'center', inlineSize: low },
  },
})
export const canvas = style({
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  borderRadius: radius.lg,
  background: vars.color.sky,
  boxShadow: vars.shadow.card,
})
export const waiting = style({
  display: 'grid',
  alignContent: 'end',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: vars.color.sky,
  boxShadow: vars.shadow.card,
})
export const progress = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.375rem',
  border: 0,
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: vars.color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': { background: vars.color.primary },
    '&::-moz-progress-bar': { background: vars.color.primary },
  },
})
/** While it plays, large enough to read along on a phone. */
export const watched = style({
  '@media': {
    [media.phone]: { inlineSize: 'min(100%, 18rem)' },
    [media.landscapePhone]: { inlineSize: low },
  },
})
export const controls = style({
  minBlockSize: '3rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
})
export const note = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.mutedInk,
  selectors: { '&:empty': { display: 'none' } },
})
/** What the player cannot do is explained below it. */
export const underPlayer = style({ '@media': { [media.phone]: { order: -1 } } })
/** Aligns the button's label, and the message about it, with the field. */
export const hear = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
globalStyle(`${hear} > button`, { marginInlineStart: `-${space[4]}` })
