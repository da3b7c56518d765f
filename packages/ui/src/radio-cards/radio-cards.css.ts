import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, weight } from '../tokens.ts'

const { color } = vars

export const legend = style({ fontWeight: weight.semibold, marginBlockEnd: space[2] })
export const hiddenLegend = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  minBlockSize: vars.control.lg,
  blockSize: '100%',
  padding: space[4],
  borderRadius: radius.lg,
  border: '1.5px solid transparent',
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  background: color.card,
  cursor: 'pointer',
  transition: `box-shadow ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
    '&:has(:checked)': {
      boxShadow: `inset 0 0 0 3px ${color.primary}`,
      background: `color-mix(in srgb, ${color.primaryTint} 45%, ${color.card})`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', background: color.sunken, color: color.mutedInk },
  },
})

/** With a picture: on phones the aside is below the text, so that pictures align in all rows. */
export const pictured = style([
  card,
  { '@media': { [media.phone]: { gap: space[3], padding: `${space[2]} ${space[3]}` } } },
])
export const picture = style({ display: 'flex' })

export const radio = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: radius.pill,
  border: `1.5px solid ${color.lineStrong}`,
  background: color.card,
  transition: `border-width ${motion.quick}`,
  selectors: {
    '&:checked': { border: `0.45rem solid ${color.primary}` },
    // The card shows the focus ring for it.
    '&:focus-visible': { outline: 'none' },
  },
})
/** The aside wraps below the text if there is no room; with large text both wrap below the picture. */
export const body = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
})
export const words = style({ flex: '1 1 6.5rem', minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const title = style({ fontWeight: weight.semibold })
export const description = style({
  color: color.mutedInk,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const aside = style({ flex: 'none', marginInlineStart: 'auto', textAlign: 'end' })
export const badge = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: space[4],
  // Most of it above the card, so that it does not touch the title.
  translate: '0 -65%',
})
globalStyle(`${pictured} > ${body}`, {
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 } },
})
globalStyle(`${pictured} ${words}`, { '@media': { [media.phone]: { flex: 'none' } } })
globalStyle(`${pictured} ${aside}`, {
  '@media': { [media.phone]: { marginInlineStart: 0, textAlign: 'start' } },
})
globalStyle(`${pictured} ${description}`, {
  '@media': { [media.phone]: { fontSize: vars.text.xs.size, lineHeight: vars.text.xs.line } },
})
