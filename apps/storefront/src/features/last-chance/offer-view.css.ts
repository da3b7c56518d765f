import { vars } from '@recadinho/ui/theme.css'
import { media, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  paddingBlock: space[6],
  // The star beside three characters would overflow a phone's screen.
  overflowX: 'clip',
  background: `linear-gradient(${vars.color.butter}, ${vars.color.paper} 22rem)`,
})
export const sheet = style({ display: 'grid', gap: space[5], justifyItems: 'center' })
export const words = style({
  display: 'grid',
  gap: space[2],
  maxInlineSize: '34rem',
  overflowWrap: 'anywhere',
})
export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[3],
  rowGap: space[1],
  textAlign: 'center',
})
export const left = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })
export const actions = style({
  display: 'grid',
  gap: space[3],
  inlineSize: '100%',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
