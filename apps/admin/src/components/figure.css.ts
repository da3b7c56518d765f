import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space[4],
})
export const figure = style({ display: 'grid', alignContent: 'start' })
/** As high as a two-line name, so that the figures of a row are aligned. */
export const name = style({
  display: 'flex',
  alignItems: 'end',
  minBlockSize: '2.75rem',
  color: color.mutedInk,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const value = style({
  fontSize: vars.text.h4.size,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
export const alarming = style([value, { color: color.dangerText }])
export const note = style({ color: color.mutedInk, fontSize: vars.text.sm.size })
