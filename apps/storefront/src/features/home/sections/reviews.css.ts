import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[8],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 24rem))',
      justifyContent: 'center',
      gap: space[6],
    },
  },
})
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[5],
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.card,
})
export const stars = style({ display: 'flex', gap: space[1] })
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const author = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.semibold,
  color: vars.color.mutedInk,
})
