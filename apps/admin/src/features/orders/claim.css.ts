import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: '0.75rem',
  background: vars.color.sunken,
})
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  fontSize: vars.text.sm.size,
})
