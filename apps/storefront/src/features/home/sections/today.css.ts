import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const band = style({ background: vars.color.sunken, paddingBlock: space[6] })
export const columns = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: '72rem',
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', paddingInline: space[8] },
    [media.desktop]: { gridTemplateColumns: '3fr 2fr', gap: space[12] },
  },
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
})
export const offers = style({
  minBlockSize: '20.5rem',
  marginBlockStart: space[4],
  '@media': { [media.desktop]: { minBlockSize: '11.5rem' } },
})
export const tickets = style({ display: 'grid', gap: space[3] })
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.card,
  borderRadius: radius.md,
  // Dashed like a ticket's perforation.
  border: `2px dashed ${vars.color.marigold}`,
  selectors: { '&[data-ended]': { borderColor: vars.color.line, color: vars.color.mutedInk } },
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto 1fr auto' } },
})
export const percent = style({
  // Aligns the text of all tickets.
  minInlineSize: '3.5rem',
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.h3.size,
  lineHeight: 1,
  color: vars.color.primaryText,
  selectors: { '[data-ended] > &': { color: 'inherit', textDecoration: 'line-through' } },
})
export const ticketWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const ticketActions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
