import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

const edge = 'max(1rem, calc((100vw - 72rem) / 2 + 2rem))'

export const shelf = style({
  marginBlockStart: space[8],
  // A shelf that is far away is not drawn, and its pictures are not fetched; it keeps its room.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 21rem',
  '@media': { [media.tablet]: { containIntrinsicBlockSize: 'auto 26rem' } },
})
export const title = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: vars.text.h3.size,
  lineHeight: vars.text.h3.line,
  paddingInline: edge,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '9.25rem',
  gap: space[3],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: edge,
  padding: `${space[3]} ${space[4]} ${space[5]}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  '@media': {
    [media.tablet]: { gridAutoColumns: '12rem', gap: space[4], paddingInline: edge },
  },
})
export const card = style({
  scrollSnapAlign: 'start',
  display: 'flex',
  flexDirection: 'column',
  padding: space[2],
  background: vars.color.card,
  borderRadius: radius.lg,
  border: `1px solid ${vars.color.line}`,
})
export const words = style({ padding: `${space[2]} ${space[1]} ${space[1]}` })
export const name = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: vars.text.md.size,
  lineHeight: 1.2,
})
export const description = style({
  marginBlockStart: space[1],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.mutedInk,
})
