import { vars } from '@recadinho/ui/theme.css'
import { radius, space } from '@recadinho/ui/tokens'
import { styleVariants, style } from '@vanilla-extract/css'

export const choices = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const note = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.mutedInk,
})
const drawing = style({
  maxInlineSize: '100%',
  aspectRatio: '412 / 544',
  borderRadius: radius.lg,
  background: vars.color.sky,
})
export const drawings = styleVariants({
  sm: [drawing, { inlineSize: '4.5rem' }],
  md: [drawing, { inlineSize: '8rem' }],
})
