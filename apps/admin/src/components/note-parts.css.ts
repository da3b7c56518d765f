import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export const parts = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[4],
  overflowWrap: 'anywhere',
})
/** What becomes of it follows the words, or stands below them. */
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
})
