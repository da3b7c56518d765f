import { vars } from '@recadinho/ui/theme.css'
import { radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, text } = vars

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  borderRadius: radius.lg,
  background: color.sunken,
})
export const who = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const words = style({
  fontSize: 'clamp(1.375rem, 5vw, 2rem)',
  fontWeight: weight.semibold,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
/** Of use with a keyboard only. */
export const keys = style({
  color: color.mutedInk,
  fontSize: text.sm.size,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
export const meter = style({
  blockSize: space[3],
  borderRadius: radius.pill,
  background: color.card,
  overflow: 'hidden',
})
export const level = style({
  blockSize: '100%',
  background: color.teal,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  selectors: { '&[data-loud]': { background: color.dangerText } },
})
export const rows = style({ display: 'grid', gap: space[1] })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: vars.control.md,
  padding: space[2],
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current]': { background: color.butter },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
})
export const rowText = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })
