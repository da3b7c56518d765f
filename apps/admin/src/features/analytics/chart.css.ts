import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, target, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const chart = style({ inlineSize: '100%', minBlockSize: '240px', overflow: 'hidden' })
/** The slider that selects a day, and that day's value. */
export const point = style({ display: 'grid', gap: space[1] })
export const reading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})
export const value = style({ fontWeight: weight.semibold })
export const slider = style({
  inlineSize: '100%',
  minBlockSize: target,
  accentColor: color.link,
  cursor: 'pointer',
})
export const change = style({
  color: color.mutedInk,
  fontSize: vars.text.sm.size,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.marigold}`,
})
export const changes = style({ display: 'grid', gap: space[2] })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  cursor: 'pointer',
})
