import { vars } from '@recadinho/ui/theme.css'
import { radius, space, weight } from '@recadinho/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const hours = style({
  alignSelf: 'start',
  padding: space[5],
  background: vars.color.card,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.card,
})
/** Reserves a line until the opening hours are known. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '1.75rem',
  marginBlock: space[1],
  fontWeight: weight.semibold,
})
const light = style({ flex: 'none', inlineSize: '0.75rem', blockSize: '0.75rem', borderRadius: radius.pill })
export const lamp = styleVariants({
  lit: [light, { background: vars.color.teal, boxShadow: `0 0 0 4px ${vars.color.mint}` }],
  dark: [light, { background: vars.color.lineStrong }],
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { marginBlockEnd: space[3] } },
})
/** The hours stay on one line; the days beside them may take two. */
export const days = style({ flex: '1 1 5rem' })
