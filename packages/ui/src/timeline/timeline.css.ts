import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { radius, space, weight } from '../tokens.ts'

const { color } = vars

export const item = style({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  paddingBlockEnd: space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line from one dot to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.9375rem',
      insetBlock: '2.25rem 0.25rem',
      inlineSize: 2,
      borderRadius: radius.pill,
      background: color.line,
    },
  },
})
export const dot = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.pill,
})
export const tones = styleVariants({
  neutral: { background: color.sunken, color: color.mutedInk },
  info: { background: color.infoTint, color: color.infoText },
  success: { background: color.successTint, color: color.successText },
  warning: { background: color.warningTint, color: color.warningText },
  danger: { background: color.dangerTint, color: color.dangerText },
  active: { background: color.primary, color: color.onPrimary },
})
export const words = style({ flex: 1, minInlineSize: 0, paddingBlockStart: space[1] })
export const title = style({ fontWeight: weight.semibold })
export const detail = style({
  color: color.mutedInk,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
