import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, auto) 1fr',
  gap: `${space[2]} ${space[4]}`,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const term = style({ color: color.mutedInk })
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const amount = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const total = style([amount, { fontWeight: weight.semibold }])
