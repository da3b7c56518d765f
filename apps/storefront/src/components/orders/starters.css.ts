import { media, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** On a phone one row that scrolls sideways, with room for the focus ring. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlock: space[1],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      // Does not widen the form.
      inlineSize: 0,
      minInlineSize: '100%',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: space[1],
      marginBlock: 0,
    },
  },
})
globalStyle(`${row} > button`, { flex: 'none' })
