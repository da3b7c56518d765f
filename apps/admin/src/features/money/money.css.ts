import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, motion, space, weight } from '@recadinho/ui/tokens'

const { color } = vars

/** A single column that long words cannot widen. */
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const parts = style([column, { gap: space[4] }])
/** Each part has its small heading. */
export const part = style([
  column,
  {
    gap: space[3],
    selectors: {
      '&:not(:first-child)': { paddingBlockStart: space[4], borderBlockStart: `1px solid ${color.line}` },
    },
  },
])
export const entries = column
export const entry = style([
  column,
  {
    gap: space[3],
    paddingBlock: space[3],
    selectors: {
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)': { borderBlockEnd: `1px dashed ${color.line}` },
    },
  },
])
export const line = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})
export const words = style({
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
})

/** A grid of short facts. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: `${space[2]} ${space[4]}`,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const detail = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const detailName = style({
  color: color.mutedInk,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
})
export const wideDetail = style([detail, { gridColumn: 'span 2' }])
export const reference = style({ fontFamily: fontFamily.mono, fontSize: '0.94em' })

/** The four totals, in one row from tablet width on. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  padding: space[3],
  borderRadius: '0.75rem',
  background: color.sunken,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const sum = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.semibold })

export const under = style({
  display: 'block',
  color: color.mutedInk,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
})

export const fold = style({ fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line })
export const foldName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.control.sm,
  color: color.link,
  fontWeight: weight.medium,
  cursor: 'pointer',
})
export const chevron = style({
  display: 'grid',
  transition: `rotate ${motion.quick}`,
  selectors: { [`${fold}[open] > ${foldName} &`]: { rotate: '90deg' } },
})
export const foldBody = style([column, { gap: space[3], paddingBlock: `${space[1]} ${space[2]}` }])
export const event = style([
  column,
  {
    gap: space[1],
    paddingInlineStart: space[3],
    borderInlineStart: `2px solid ${color.line}`,
  },
])
export const body = style({
  padding: space[3],
  borderRadius: '0.75rem',
  background: color.sunken,
  fontFamily: fontFamily.mono,
  fontSize: vars.text.xs.size,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
