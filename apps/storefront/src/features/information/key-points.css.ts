import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const box = style({
  padding: space[5],
  borderRadius: radius.lg,
  background: vars.color.mint,
})
export const title = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: vars.text.h4.size,
  lineHeight: vars.text.h4.line,
  marginBlockEnd: space[3],
})
export const points = style({ display: 'grid', gap: space[3] })
export const point = style({ display: 'flex', gap: space[3] })
export const icon = style({ flex: 'none', paddingBlockStart: '0.1em', color: vars.color.successText })
