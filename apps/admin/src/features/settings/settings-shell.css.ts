import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { headerHeight, media, radius, space, target, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: space[8] } },
})
/** A row that scrolls sideways; beside the page at desktop width. */
export const nav = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  paddingBlockEnd: space[1],
  '@media': {
    // Sticks below the header while a long page scrolls.
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + ${space[5]})`,
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - ${headerHeight} - ${space[8]})`,
      flexDirection: 'column',
      overflowX: 'visible',
      overflowY: 'auto',
    },
  },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: target,
  paddingInline: space[3],
  borderRadius: radius.sm,
  color: color.mutedInk,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current="page"]': { color: color.ink, background: color.sunken, fontWeight: weight.semibold },
  },
})
export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  maxInlineSize: '46rem',
})
