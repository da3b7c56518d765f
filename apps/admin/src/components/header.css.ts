import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import {
  breakpoints,
  headerHeight,
  media,
  motion,
  radius,
  space,
  target,
  weight,
  zIndex,
} from '@recadinho/ui/tokens'

const { color } = vars

/**
 * Width in pixels from which everything fits on one line in both languages; below it, the links have their own line.
 */
const oneLine = 1400
const twoLines = `${media.tablet} and (max-width: ${oneLine - 0.02}px)`
/** Here the links fit on their line only at a small size, especially in Portuguese. */
const tight = `${media.tablet} and (max-width: ${breakpoints.desktop - 0.02}px)`

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.header,
  background: color.paper,
  borderBlockEnd: '1px solid transparent',
  transition: `background-color ${motion.calm}, border-color ${motion.calm}`,
})
export const scrolled = style({ background: color.card, borderBlockEndColor: color.line })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: headerHeight,
  paddingInline: space[4],
  maxInlineSize: '90rem',
  marginInline: 'auto',
  '@media': { [media.tablet]: { paddingInline: space[6] } },
})
export const home = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target,
  textDecoration: 'none',
  '@media': { [twoLines]: { marginInlineEnd: 'auto' } },
})
/** The count of the first section with waiting items, shown beside the menu button. */
export const waiting = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: target,
  minBlockSize: target,
  textDecoration: 'none',
})
/** On phones beside the menu button, otherwise at the end of the row. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': {
    [media.tablet]: { marginInlineStart: 0 },
    [`screen and (min-width: ${oneLine}px)`]: { order: 1 },
  },
})
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.tablet]: { display: 'none' } },
})

export const menu = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [twoLines]: { display: 'contents' },
    [media.phone]: {
      flexBasis: '100%',
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingBlockEnd: space[4],
      selectors: { '&[data-open="false"]': { display: 'none' } },
    },
  },
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  flex: '1 1 auto',
  '@media': {
    [twoLines]: { order: 1, flexBasis: '100%', marginInline: `calc(-1 * ${space[3]})` },
    [tight]: { marginInline: `calc(-1 * ${space[2]})` },
    [media.phone]: { flexDirection: 'column' },
  },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: target,
  paddingInline: space[3],
  color: color.mutedInk,
  fontWeight: weight.medium,
  textDecoration: 'none',
  '@media': { [tight]: { paddingInline: space[2], fontSize: vars.text.sm.size } },
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current="page"]': { color: color.ink, fontWeight: weight.semibold },
  },
})
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.375rem',
  blockSize: '1.375rem',
  paddingInline: space[1],
  borderRadius: radius.pill,
  background: color.warningTint,
  color: color.warningText,
  fontSize: vars.text.xs.size,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
