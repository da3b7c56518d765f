import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const facts = style({})
// More specific than the list style of the surrounding text.
globalStyle(`ul${facts}`, { display: 'grid', gap: space[3], listStyle: 'none', paddingInlineStart: 0 })
export const fact = style({
  padding: `${space[4]} ${space[5]}`,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  '@media': { print: { breakInside: 'avoid' } },
})
export const name = style({ fontWeight: weight.semibold, marginBlockEnd: space[2], overflowWrap: 'anywhere' })
export const rows = style({
  display: 'grid',
  gap: space[2],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const row = style({
  display: 'grid',
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: space[4] } },
})
export const term = style({ color: vars.color.mutedInk })
