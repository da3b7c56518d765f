import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { headerHeight, media, radius, space, weight, zIndex } from '../tokens.ts'

const { color } = vars

const headTop = createVar()

export const table = style({
  inlineSize: '100%',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  borderCollapse: 'separate',
})
/** Where the head sticks: the edge of the screen, or below the app's sticky header. */
export const below = styleVariants({
  page: { vars: { [headTop]: '0px' } },
  header: { vars: { [headTop]: headerHeight } },
})
const cellBase = style({
  paddingBlock: space[2],
  // A tablet's width is needed for the words.
  paddingInline: space[2],
  '@media': { [media.desktop]: { paddingInline: space[3] } },
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `1px solid ${color.line}`,
})
export const head = style([
  cellBase,
  {
    position: 'sticky',
    insetBlockStart: headTop,
    zIndex: zIndex.sticky,
    background: color.card,
    color: color.mutedInk,
    fontSize: vars.text.xs.size,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { borderStartStartRadius: radius.md },
      '&:last-child': { borderStartEndRadius: radius.md },
    },
  },
])
export const cell = style([cellBase, { fontWeight: weight.regular }])
export const align = styleVariants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})
export const row = style({
  position: 'relative',
  selectors: {
    '&:hover': { background: color.sunken },
  },
})
