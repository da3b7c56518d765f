import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, weight } from '../tokens.ts'

const { color } = vars

export const row = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring inside the scrolling box.
  padding: space[1],
  margin: `calc(-1 * ${space[1]})`,
})
export const chip = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.control.sm,
  paddingInline: space[4],
  borderRadius: radius.pill,
  background: color.card,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
  fontSize: vars.text.sm.size,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}` },
    '&:has(:checked)': { background: color.selected, color: color.onSelected, boxShadow: 'none' },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    // Forced-colors mode removes our colours: the selected chip would look like the others.
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
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
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.regular })
