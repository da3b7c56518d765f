import { vars } from '@recadinho/ui/theme.css'
import { media, motion, palette, space, target, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const legend = style({ fontWeight: weight.semibold, marginBlockEnd: space[2] })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
  cursor: 'pointer',
  borderRadius: '50%',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })
export const heart = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  fill: vars.color.card,
  stroke: vars.color.primaryText,
  strokeWidth: 1.6,
  transition: `transform ${motion.quick} ${motion.ease}`,
  selectors: { '&[data-full=true]': { fill: palette.red } },
  '@media': {
    [media.forcedColors]: { stroke: 'ButtonText', selectors: { '&[data-full=true]': { fill: 'Highlight' } } },
  },
})
globalStyle(`${choice}:hover ${heart}`, { transform: 'scale(1.12)' })
