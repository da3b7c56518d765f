import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, space, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const box = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  minInlineSize: vars.control.sm,
  minBlockSize: vars.control.sm,
  // Keeps the row from growing.
  marginBlock: `calc(-1 * ${space[2]})`,
  cursor: 'pointer',
  '@media': {
    // The table has no room for a full touch target.
    [media.tablet]: {
      minInlineSize: '1.5rem',
      minBlockSize: '1.5rem',
      marginInline: `calc(-1 * ${space[1]})`,
    },
  },
})
export const check = style({ inlineSize: '1.15rem', blockSize: '1.15rem', accentColor: color.selected })

/** Fixed to the bottom of the screen while orders are selected. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: space[3],
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  background: color.card,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '0.75rem',
  boxShadow: vars.shadow.raised,
  // A single row on phones that scrolls sideways, so that the orders stay visible.
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      overflowX: 'auto',
      whiteSpace: 'nowrap',
    },
  },
})
export const count = style({ fontWeight: weight.semibold, marginInlineEnd: space[2] })
export const refused = style({ display: 'grid', gap: space[2] })
