import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlockStart: space[8],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gap: space[6] },
  },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[5],
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.card,
  '@media': {
    // Aligns the rows of all cards.
    [media.tablet]: { display: 'grid', gridRow: 'span 6', gridTemplateRows: 'subgrid' },
    [media.desktop]: { padding: space[6] },
  },
})
// Fits one line in the narrow cards on tablets.
globalStyle(`${card} > a`, {
  paddingInline: space[2],
  '@media': {
    [media.tablet]: { fontSize: vars.text.sm.size },
    [media.desktop]: { fontSize: vars.text.md.size },
  },
})
/** One face per character of the package, overlapping as in a group photo. */
export const faces = style({
  display: 'flex',
  inlineSize: 'fit-content',
  blockSize: '5.25rem',
  borderRadius: radius.md,
  overflow: 'clip',
})
globalStyle(`${faces} > *`, { minInlineSize: 0 })
globalStyle(`${faces} > * + *`, { marginInlineStart: '-1rem' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: space[2],
  minBlockSize: '2rem',
})
export const priceLine = style({ marginBlockStart: 'auto' })
export const price = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.h2.size,
  lineHeight: vars.text.h2.line,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // The price and its currency fit one line, also in reais.
    [media.tablet]: { fontSize: '1.75rem' },
    [media.desktop]: { fontSize: vars.text.h2.size },
  },
})
export const hours = style({ color: vars.color.ink, marginBlockEnd: space[1] })
export const installments = style({
  marginBlockEnd: space[3],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.mutedInk,
})
