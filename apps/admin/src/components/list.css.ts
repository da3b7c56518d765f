import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

const { color } = vars

/** A list on one card, a line between its items. */
export const list = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: '0.75rem',
})
export const listItem = style({
  padding: space[4],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
})
