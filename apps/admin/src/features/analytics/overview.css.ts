import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, space } from '@recadinho/ui/tokens'

const { color } = vars

/** Stacked cards, dimmed while new figures load. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
})
/** Two columns on a phone, four on larger screens. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
/** Padding for a touch target that does not change the line height. */
export const link = style({
  color: color.link,
  paddingBlock: space[1],
  marginBlock: `calc(-1 * ${space[1]})`,
})
/** The second line of a table cell. */
export const less = style({ color: color.mutedInk })
export const narrowed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[2],
})
/** Paths and campaign names may have no place to break. */
export const key = style({ display: 'inline-block', minInlineSize: '5.5rem', overflowWrap: 'anywhere' })
