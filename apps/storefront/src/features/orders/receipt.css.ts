import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The printed page has no header with the shop's name. */
export const shop = style({
  display: 'none',
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  textTransform: 'lowercase',
  fontSize: vars.text.h2.size,
  color: vars.color.primaryText,
  '@media': { print: { display: 'block' } },
})
/** Shown in print only. */
export const onlyPaper = style({ display: 'none', '@media': { print: { display: 'block' } } })
export const contacts = style([
  onlyPaper,
  {
    marginBlockStart: space[8],
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.text.sm.size,
  },
])
export const print = style({ marginBlockStart: space[4], '@media': { print: { display: 'none' } } })
export const list = style({ display: 'grid', gap: space[2], marginBlock: `${space[4]} ${space[5]}` })
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const name = style({ flex: 'none', maxInlineSize: '60%', color: vars.color.mutedInk })
export const value = style({
  minInlineSize: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const total = style([
  line,
  {
    alignItems: 'baseline',
    marginBlockStart: space[2],
    paddingBlockStart: space[3],
    borderBlockStart: `2px dashed ${vars.color.line}`,
    fontSize: vars.text.h4.size,
    lineHeight: vars.text.h4.line,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  },
])
