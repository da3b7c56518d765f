import { vars } from '@recadinho/ui/theme.css'
import { radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const search = style({
  display: 'grid',
  gap: space[2],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
export const label = style({ fontWeight: weight.semibold })
export const field = style({ position: 'relative' })
export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[4],
  display: 'flex',
  alignItems: 'center',
  color: vars.color.mutedInk,
  pointerEvents: 'none',
})
export const input = style({
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingInline: `${space[12]} ${space[4]}`,
  background: vars.color.card,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.pill,
  '::placeholder': { color: vars.color.mutedInk, opacity: 1 },
})
export const nothing = style({ paddingBlockStart: space[2] })
