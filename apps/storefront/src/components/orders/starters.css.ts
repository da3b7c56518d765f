import { media, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** On a phone one row that scrolls sideways, with room for the focus ring. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  border: 0,
  padding: 0,
  marginInline: 0,
  marginBlock: space[1],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: space[1],
      marginInline: `calc(-1 * ${space[1]})`,
      marginBlock: 0,
    },
  },
})
