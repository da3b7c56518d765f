import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, radius, space, target, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** One column in the order of use: the price, the action, the alternatives. */
export const page = style({
  display: 'grid',
  gap: space[5],
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingBlock: `${space[4]} ${space[12]}`,
})
export const head = style({ display: 'grid', gap: space[3], justifyItems: 'center', textAlign: 'center' })
export const picture = style({ lineHeight: 0, borderRadius: radius.lg, overflow: 'clip' })
export const price = style({
  fontSize: vars.text.h1.size,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
export const reference = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: radius.md,
  background: vars.color.card,
})
export const number = style({
  fontFamily: fontFamily.mono,
  fontSize: vars.text.h4.size,
  fontWeight: weight.bold,
  letterSpacing: '0.04em',
  userSelect: 'all',
})
export const other = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  color: vars.color.primaryText,
  fontWeight: weight.medium,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  justifyContent: 'center',
})
