import { vars } from '@recadinho/ui/theme.css'
import { motion, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const details = style({
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  '@media': { print: { breakInside: 'avoid' } },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '3.5rem',
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.lg,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: vars.color.primaryText },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const chevron = style({
  flex: 'none',
  transition: `rotate ${motion.quick}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
})
export const content = style({
  // A link to it must show the summary below the header.
  scrollMarginBlockStart: '5rem',
  paddingInline: space[5],
  paddingBlockEnd: space[3],
  color: vars.color.mutedInk,
})
// All are open in print.
globalStyle(`${details}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
})
