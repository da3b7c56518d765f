import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { radius, space, weight } from '@recadinho/ui/tokens'

const { color } = vars

/** A list on a card, with a line between its items. */
export const list = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: '0.75rem',
})
export const listItem = style({
  padding: space[4],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
})

/** An item's description followed by its actions; stacked if there is no room. */
export const row = style([
  listItem,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  },
])
export const rowText = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space[1],
  overflowWrap: 'anywhere',
})
export const rowName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontWeight: weight.semibold,
})
export const rowProblem = style({ flexBasis: '100%' })
export const rowButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

/** The picture of a character in an item. */
export const face = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: radius.md,
  background: color.sunken,
  // The upper part of an uploaded picture, like the drawn faces.
  objectFit: 'cover',
  objectPosition: 'top',
})

/** A link that makes the whole item clickable, which is positioned `relative`. */
export const itemLink = style({
  color: color.ink,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
})
