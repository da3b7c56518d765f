import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, palette, radius, space, weight } from '../tokens.ts'

const { color } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  borderRadius: radius.pill,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
})
export const badge = style([base, { paddingBlock: '0.1875rem', paddingInline: space[3] }])
export const pill = style([base, { paddingBlock: '0.1875rem', paddingInline: `${space[2]} ${space[3]}` }])

export const tones = styleVariants({
  neutral: { background: color.sunken, color: color.ink },
  brand: { background: color.primaryTint, color: color.primaryText },
  marigold: { background: palette.marigold, color: palette.ink },
  info: { background: color.infoTint, color: color.infoText },
  success: { background: color.successTint, color: color.successText },
  warning: { background: color.warningTint, color: color.warningText },
  danger: { background: color.dangerTint, color: color.dangerText },
})
