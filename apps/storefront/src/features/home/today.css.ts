import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const band = style({ background: vars.color.sunken, paddingBlock: space[8] })
export const columns = style({
  display: 'grid',
  gap: space[6],
  maxInlineSize: '72rem',
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[12], paddingInline: space[8] } },
})
export const title = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.h2.size,
  lineHeight: vars.text.h2.line,
})
export const slots = style({
  minBlockSize: '5rem',
  marginBlockStart: space[4],
  fontSize: vars.text.lg.size,
  lineHeight: vars.text.lg.line,
  '@media': { [media.tablet]: { minBlockSize: '3.25rem' } },
})
export const offers = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minBlockSize: '16.5rem',
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
export const end = style({ fontSize: vars.text.sm.size, color: vars.color.mutedInk })
