import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const group = style({
  display: 'grid',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
})
