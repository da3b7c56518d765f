import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, weight } from '../tokens.ts'

const { color } = vars

export const legend = style({ fontWeight: weight.semibold, marginBlockEnd: space[2] })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const choice = style({
  position: 'relative',
  display: 'grid',
  // With large text they grow, and wrap.
  inlineSize: 'max(3.25rem, 44px)',
  aspectRatio: '1',
  borderRadius: radius.pill,
  background: color.sky,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  transition: `outline-color ${motion.quick}`,
  selectors: {
    '&:has(:checked)': { outline: `3px solid ${color.primary}`, outlineOffset: '1px' },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '2px solid ButtonBorder',
      selectors: { '&:has(:checked)': { border: '4px solid Highlight' } },
    },
  },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: radius.pill,
  pointerEvents: 'none',
})
/** In the corner of a selected one: colour alone would not tell. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: '-0.25rem',
  insetInlineEnd: '-0.25rem',
  display: 'none',
  color: color.onPrimary,
  background: color.primary,
  borderRadius: radius.pill,
  pointerEvents: 'none',
  selectors: { ':checked ~ &': { display: 'flex' } },
})
