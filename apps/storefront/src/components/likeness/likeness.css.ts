import { vars } from '@recadinho/ui/theme.css'
import { radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const fold = style({
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
  background: vars.color.card,
})
export const title = style({
  minBlockSize: vars.control.md,
  padding: `${space[3]} ${space[4]}`,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
})
export const optional = style({ fontWeight: weight.regular, color: vars.color.mutedInk })
export const choices = style({ padding: `0 ${space[4]} ${space[4]}` })
