import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space, weight } from '@recadinho/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const slot = style({ display: 'grid' })
export const fields = style({ display: 'grid', gap: space[4], gridArea: '1 / 1', minInlineSize: 0 })
/** The iframes load only if rendered; the skeleton covers them. */
export const shown = styleVariants({ yes: {}, no: { visibility: 'hidden' } })
export const skeleton = style({ gridArea: '1 / 1' })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[3],
  // Aligns the boxes below labels of one and of two lines.
  gridTemplateRows: 'auto auto auto',
})
export const field = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  alignContent: 'start',
  selectors: { [`${pair} > &`]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
})
export const label = style({ fontWeight: weight.semibold, alignSelf: 'end' })
/** Styled like the shop's own inputs; the typing happens inside an iframe. */
export const box = style({
  blockSize: vars.control.md,
  marginBlockStart: space[1],
  paddingInline: space[4],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: radius.md,
  background: vars.color.card,
  overflow: 'clip',
  ':hover': { borderColor: vars.color.ink },
})
export const focused = style({
  borderColor: vars.color.ink,
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
})
export const invalid = style({
  borderColor: vars.color.dangerText,
  boxShadow: `inset 0 0 0 1px ${vars.color.dangerText}`,
})
