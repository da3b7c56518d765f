import { vars } from '@recadinho/ui/theme.css'
import { radius } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const picture = style({
  flex: 'none',
  borderRadius: radius.md,
  overflow: 'clip',
  lineHeight: 0,
})
export const line = style({
  alignContent: 'center',
  minBlockSize: '3.75rem',
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
})
