import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { radius, space, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const preview = style({ display: 'grid', gap: space[3] })
export const message = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '32rem',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.sunken,
  overflowWrap: 'anywhere',
})
export const subject = style({ fontWeight: weight.semibold })
export const words = style({ whiteSpace: 'pre-wrap' })
export const button = style({
  justifySelf: 'start',
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.card,
  fontWeight: weight.semibold,
})
