import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, motion, radius, space, target, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const content = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[5],
  borderRadius: radius.lg,
  background: vars.color.card,
  color: vars.color.ink,
})
export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: space[6],
  paddingInlineEnd: space[10],
  color: vars.color.mutedInk,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontVariantNumeric: 'tabular-nums',
})
export const dots = style({ display: 'flex', gap: space[1] })
export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: radius.pill,
  background: vars.color.line,
})
export const dotDone = style([dot, { background: vars.color.marigold }])
export const title = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.h4.size,
  lineHeight: vars.text.h4.line,
})
export const text = style({ fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  marginBlockStart: space[2],
})
const pressed = {
  minBlockSize: target,
  borderRadius: radius.pill,
  fontFamily: fontFamily.body,
  fontSize: vars.text.sm.size,
  fontWeight: weight.semibold,
  transition: `background-color ${motion.quick}`,
} as const
export const primary = style({
  ...pressed,
  paddingInline: space[5],
  background: vars.color.primary,
  color: vars.color.onPrimary,
  ':hover': { background: vars.color.primaryHover },
  ':active': { background: vars.color.primaryPressed },
})
export const secondary = style({
  ...pressed,
  paddingInline: space[3],
  color: vars.color.primaryText,
  ':hover': { background: vars.color.primaryTint },
})
export const skip = style({
  ...pressed,
  marginInlineEnd: 'auto',
  fontWeight: weight.medium,
  color: vars.color.mutedInk,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
export const close = style({
  ...pressed,
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  ':hover': { background: vars.color.sunken },
})
globalStyle(`${close} svg`, {
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
})
