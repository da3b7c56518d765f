import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const band = style({ background: vars.color.sunken, paddingBlock: space[8] })
export const columns = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.tablet]: { gridTemplateColumns: '3fr 2fr', gap: space[12], alignItems: 'start' } },
})
export const slots = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: '5rem',
  marginBlockStart: space[4],
  '@media': { [media.tablet]: { minBlockSize: '3.25rem' } },
})
export const star = style({ color: vars.color.marigold })
export const offers = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minBlockSize: '12rem',
  '@media': { [media.tablet]: { minBlockSize: '11rem' } },
})
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.card,
  borderRadius: radius.md,
  // Perforated like a ticket.
  border: `2px dashed ${vars.color.marigold}`,
})
export const percent = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.h3.size,
  lineHeight: 1,
  color: vars.color.primaryText,
})
export const ticketWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const hours = style({
  padding: space[5],
  background: vars.color.card,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.card,
})
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, marginBlockStart: space[2] } },
})
