import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** On a phone one column in reading order; on wider screens the summary is beside it and stays in view. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  minBlockSize: 'calc(100dvh - 11rem)',
  alignContent: 'start',
  paddingBlock: `${space[2]} ${space[8]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 40%)',
      gridTemplateAreas: '"title title" "main summary"',
      gap: `${space[6]} ${space[8]}`,
      paddingBlock: `${space[6]} ${space[12]}`,
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
  },
})
const wide = (styles: object) => ({ '@media': { [media.tablet]: styles } })
export const title = style(wide({ gridArea: 'title' }))
export const summary = style({
  minInlineSize: 0,
  ...wide({ gridArea: 'summary', position: 'sticky', insetBlockStart: '6rem' }),
})
export const main = style({ display: 'grid', gap: space[5], minInlineSize: 0, ...wide({ gridArea: 'main' }) })
export const section = style({ display: 'grid', gap: space[4] })
export const card = style({ minInlineSize: 0 })
/** Around the form of a declined card: the gateway's own frames cannot be reached by our styles. */
export const declined = style([
  card,
  {
    padding: space[3],
    borderRadius: radius.md,
    border: `2px solid ${vars.color.dangerText}`,
    background: vars.color.dangerTint,
  },
])
export const safe = style({
  display: 'flex',
  gap: space[2],
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const steps = style({
  display: 'grid',
  gap: space[2],
  counterReset: 'step',
  color: vars.color.mutedInk,
  paddingInlineStart: 0,
  listStyle: 'none',
})
globalStyle(`${steps} > li`, {
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  counterIncrement: 'step',
})
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.pill,
  background: vars.color.butter,
  color: vars.color.ink,
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: vars.text.sm.size,
})

/** Of the bar. */
export const price = style({
  fontSize: vars.text.h4.size,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** Of the delivery's line. */
export const promisePicture = style({
  flex: 'none',
  borderRadius: radius.md,
  overflow: 'clip',
  lineHeight: 0,
})
export const promise = style({
  alignContent: 'center',
  minBlockSize: '3.75rem',
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
})
