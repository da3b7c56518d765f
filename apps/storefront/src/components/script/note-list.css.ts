import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.card,
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
})
export const title = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: 'inherit',
  lineHeight: 'inherit',
})
export const counts = style({
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
  fontVariantNumeric: 'tabular-nums',
})
export const list = style({ display: 'grid' })
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[2]}`,
  paddingBlock: space[2],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const quote = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const state = style({
  flex: '1 0 100%',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.mutedInk,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
