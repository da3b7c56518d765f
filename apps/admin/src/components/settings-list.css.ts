import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, target, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const list = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: '0.75rem',
})
export const item = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  color: color.link,
  fontWeight: weight.semibold,
})
