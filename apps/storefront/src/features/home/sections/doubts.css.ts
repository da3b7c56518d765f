import { vars } from '@recadinho/ui/theme.css'
import { motion, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '46rem',
  margin: `${space[8]} auto 0`,
})
export const more = style({ marginBlockStart: space[4], textAlign: 'center' })
export const doubt = style({
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  paddingInline: space[5],
})
export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '3.5rem',
  paddingBlock: space[3],
  fontWeight: weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const chevron = style({
  flex: 'none',
  transition: `transform ${motion.quick}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
})
export const answer = style({ paddingBlockEnd: space[5], color: vars.color.mutedInk })
