import { vars } from '@recadinho/ui/theme.css'
import { radius } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const picture = style({
  width: '100%',
  maxWidth: '22rem',
  height: 'auto',
  borderRadius: radius.md,
  boxShadow: vars.shadow.card,
})
