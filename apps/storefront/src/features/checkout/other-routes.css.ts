import { vars } from '@recadinho/ui/theme.css'
import { radius, space, target, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: target,
  color: vars.color.primaryText,
  fontWeight: weight.medium,
})
export const list = style({
  display: 'grid',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
  textAlign: 'start',
})
export const route = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '4.5rem',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.lg,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.card,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.primary, background: vars.color.primaryTint },
})
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 })
