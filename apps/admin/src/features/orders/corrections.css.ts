import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const list = style({ display: 'grid', gap: space[3] })
export const field = style({ fontWeight: weight.semibold })
export const was = style({
  color: color.mutedInk,
  textDecoration: 'line-through',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const now = style({ textDecoration: 'none', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const part = style({ display: 'block' })
