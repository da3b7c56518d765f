import { vars } from '@recadinho/ui/theme.css'
import { media, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', alignContent: 'start', gap: space[5] })
export const nameAndAge = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
  gap: space[3],
  alignItems: 'start',
})
/** The field, and beside it the button that speaks the name. */
export const sayIt = style({ display: 'grid', gap: space[2], justifyItems: 'stretch' })
export const pairOfFields = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] } },
})
export const ageText = style({
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
  selectors: { '&:not(:empty)': { marginBlockStart: space[2] } },
})
export const spoken = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
})
