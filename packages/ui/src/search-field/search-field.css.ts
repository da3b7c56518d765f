import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { radius, space, weight } from '../tokens.ts'

export const field = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: space[3],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
export const label = style({ gridArea: '1 / 1', marginBlockEnd: space[1], fontWeight: weight.semibold })
export const found = style({
  gridArea: '1 / 2',
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  fontVariantNumeric: 'tabular-nums',
})
export const box = style({ gridColumn: '1 / -1', position: 'relative' })
export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[4],
  display: 'grid',
  placeItems: 'center',
  color: vars.color.mutedInk,
  pointerEvents: 'none',
})
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.md,
  paddingInline: `${space[12]} ${space[4]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: radius.pill,
  background: vars.color.card,
  color: vars.color.ink,
  '::placeholder': { color: vars.color.mutedInk, opacity: 1 },
})
