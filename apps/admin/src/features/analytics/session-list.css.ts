import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, target } from '@recadinho/ui/tokens'
import { itemLink } from '../../components/list.css.ts'

const { color } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const busy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
})
export const sheet = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: '0.75rem',
})
/** The whole row or card can be clicked, although only its time is the link. */
export const link = style([itemLink, { whiteSpace: 'nowrap' }])
export const second = style({ color: color.mutedInk, fontSize: vars.text.sm.size, overflowWrap: 'anywhere' })
export const paths = style({ overflowWrap: 'anywhere', minInlineSize: '8rem' })
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[4],
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: '0.75rem',
})
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
})
export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
})
export const steps = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const count = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target,
  color: color.mutedInk,
  fontSize: vars.text.sm.size,
  fontVariantNumeric: 'tabular-nums',
})
