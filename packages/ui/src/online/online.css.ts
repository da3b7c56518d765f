import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { radius, space } from '../tokens.ts'

export const banner = style({
  display: 'block',
  maxInlineSize: '40rem',
  inlineSize: 'calc(100% - 2rem)',
  margin: `${space[2]} auto`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.lg,
  background: vars.color.warningTint,
  color: vars.color.warningText,
  fontSize: vars.text.sm.size,
})
export const words = style({ display: 'block' })
