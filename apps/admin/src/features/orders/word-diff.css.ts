import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

const { color } = vars

export const box = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: '0.75rem',
  background: color.sunken,
})
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const added = style({ background: color.successTint, color: color.successText })
export const removed = style({ background: color.dangerTint, color: color.dangerText })
