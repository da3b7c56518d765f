import { vars } from '@recadinho/ui/theme.css'
import { radius, space, target, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  // The link is taller than its text; this aligns the heading with those of the other cards.
  marginBlockStart: `-${space[2]}`,
})
export const edit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  color: vars.color.primaryText,
  fontWeight: weight.medium,
  fontSize: vars.text.sm.size,
})
export const cast = style({ display: 'flex', gap: space[3], marginBlock: `${space[1]} ${space[4]}` })
export const member = style({ inlineSize: '5.25rem', minInlineSize: 0 })
export const picture = style({
  display: 'block',
  lineHeight: 0,
  borderRadius: radius.md,
  overflow: 'clip',
  marginBlockEnd: space[1],
})
export const name = style({
  display: 'block',
  textAlign: 'center',
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: weight.semibold,
})
export const child = style({ fontSize: vars.text.md.size, overflowWrap: 'anywhere' })

export const prices = style({
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[4],
  paddingBlockStart: space[3],
  borderBlockStart: `2px dashed ${vars.color.line}`,
})
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontVariantNumeric: 'tabular-nums',
})
export const less = style({
  color: vars.color.successText,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
})
export const total = style([
  line,
  {
    alignItems: 'baseline',
    fontSize: vars.text.h4.size,
    lineHeight: vars.text.h4.line,
    fontWeight: weight.semibold,
  },
])
export const extra = style({ marginBlockStart: space[3] })
