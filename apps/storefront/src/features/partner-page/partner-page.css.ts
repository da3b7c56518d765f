import { vars } from '@recadinho/ui/theme.css'
import { radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style({ display: 'grid', gap: space[6], paddingBlock: space[8] })
export const link = style({
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})
/** Side by side even on the narrowest phone. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[3],
})
export const name = style({ color: color.mutedInk, fontSize: '0.875rem' })
export const value = style({
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const list = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
})
export const item = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
})
export const payout = style([
  item,
  { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline', gap: space[3] },
])
