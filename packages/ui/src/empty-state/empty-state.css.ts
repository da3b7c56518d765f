import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { radius, space } from '../tokens.ts'

const { color } = vars

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[10],
  paddingInline: space[4],
  textAlign: 'center',
})
export const picture = style({ overflow: 'hidden', borderRadius: radius.lg })
export const medal = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  // Irregular, for a hand-drawn look.
  borderRadius: '52% 48% 45% 55% / 50% 56% 44% 50%',
  background: color.butter,
  color: color.warningText,
})
export const medalDanger = style([medal, { background: color.dangerTint, color: color.dangerText }])
export const words = style({
  // A name of sixty letters has no break opportunity.
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  color: color.mutedInk,
  maxInlineSize: '30rem',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[2],
})
