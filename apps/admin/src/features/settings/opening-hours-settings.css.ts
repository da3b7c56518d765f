import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, space } from '@recadinho/ui/tokens'

/** A day with its hours below or beside it. */
export const day = style({
  display: 'grid',
  gap: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', alignItems: 'center' } },
})
