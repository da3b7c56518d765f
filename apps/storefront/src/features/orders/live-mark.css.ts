import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
})
const dot = style({ flex: 'none', inlineSize: 8, blockSize: 8, borderRadius: '50%' })
export const live = style([dot, { background: vars.color.successText }])
export const polling = style([dot, { background: vars.color.mutedInk }])
