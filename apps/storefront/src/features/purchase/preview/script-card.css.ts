import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, motion, radius, space, target, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const card = style({
  background: vars.color.card,
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.lg,
  cursor: 'pointer',
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  '::marker': { color: vars.color.primary },
})
export const length = style({
  fontFamily: fontFamily.body,
  fontWeight: weight.regular,
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
  fontVariantNumeric: 'tabular-nums',
})
/** On a desktop as high as the film beside it. */
export const turns = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  padding: `0 ${space[2]} ${space[2]}`,
  '@media': {
    [media.tablet]: { maxBlockSize: '16rem', overflowY: 'auto' },
    [media.desktop]: { maxBlockSize: 'max(10rem, 100svh - 26rem)' },
  },
})
export const turn = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  padding: space[2],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
/** A line of the script, as a button that plays it. */
export const line = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: target,
  padding: `${space[1]} ${space[2]}`,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${motion.calm}`,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current=true]': { background: vars.color.primaryTint },
  },
})
export const faces = style({ display: 'flex', inlineSize: '2.25rem', flexDirection: 'column', gap: space[1] })
globalStyle(`${faces} img`, {
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  objectFit: 'cover',
  objectPosition: '50% 15%',
  borderRadius: radius.pill,
  background: vars.color.paper,
})
export const who = style({ display: 'block', paddingInline: space[2] })
export const empty = style({
  padding: `0 ${space[4]} ${space[4]}`,
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
})
