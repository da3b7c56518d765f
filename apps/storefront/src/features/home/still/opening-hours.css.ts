import { vars } from '@recadinho/ui/theme.css'
import { radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const hours = style({
  padding: space[5],
  background: vars.color.card,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.card,
})
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, marginBlockStart: space[2] } },
})
