import { vars } from '@recadinho/ui/theme.css'
import { breakpoints, media, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** The width below which three details side by side would have one word per line. */
const narrow = `screen and (max-width: ${breakpoints.desktop - 0.02}px)`

/** Pictures, titles and details in three aligned rows. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[2]} ${space[3]}`,
})
/** On narrow screens its children are in the strip's own rows, so that the detail can be as wide as the strip. */
export const stage = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
  '@media': { [narrow]: { display: 'contents' } },
})
export const columns = [1, 2, 3].map((column) =>
  style({ gridColumn: column, '@media': { [narrow]: { gridColumn: 'auto' } } }, `column-${column}`),
)
columns.forEach((column, index) => {
  globalStyle(`${column} > *`, { '@media': { [narrow]: { gridColumn: index + 1 } } })
})
export const picture = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '4 / 3',
  gridRow: 1,
  borderRadius: radius.md,
  lineHeight: 0,
  background: vars.color.butter,
})
export const states = styleVariants({
  done: {},
  now: { boxShadow: `0 0 0 3px ${vars.color.card}, 0 0 0 6px ${vars.color.primary}` },
  later: { opacity: 0.55 },
})
export const badge = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${space[1]})`,
  insetInlineEnd: `calc(-1 * ${space[1]})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.pill,
  border: `2px solid ${vars.color.card}`,
  background: vars.color.successText,
  color: vars.color.card,
})
export const title = style({
  gridRow: 2,
  marginBlockStart: space[2],
  fontWeight: weight.semibold,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  // The longest word of either language fits its column.
  '@media': { [media.narrow]: { fontSize: vars.text.xs.size, lineHeight: vars.text.xs.line } },
})
export const detail = style({
  gridRow: 3,
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
globalStyle(`${stage} > ${detail}`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } })
/** The detail of a stage that is not the current one. */
export const aside = style({ '@media': { [narrow]: { display: 'none' } } })

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })
/** The character fills its frame, with its face in the center. */
export const frame = style({ position: 'absolute', inset: 0, borderRadius: radius.md, overflow: 'clip' })
globalStyle(`${frame} > img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 22%',
})
export const overlay = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
