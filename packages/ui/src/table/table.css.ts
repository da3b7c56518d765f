import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { space, weight, zIndex } from '../tokens.ts'

const { color } = vars

export const table = style({
  inlineSize: '100%',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  borderCollapse: 'separate',
})
const cellBase = style({
  paddingBlock: space[2],
  paddingInline: space[3],
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `1px solid ${color.line}`,
})
export const head = style([
  cellBase,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.sticky,
    background: color.card,
    color: color.mutedInk,
    fontSize: vars.text.xs.size,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
  },
])
export const cell = style([cellBase, { fontWeight: weight.regular }])
export const align = styleVariants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})
export const row = style({
  position: 'relative',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current="true"]': { background: color.sunken, boxShadow: `inset 3px 0 0 ${color.primaryText}` },
  },
})
