import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'

const { color } = vars

const bubble = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  overflowWrap: 'anywhere',
})

/** Received and sent messages. */
export const theirs = style([bubble, { background: color.card }])
export const ours = style([
  bubble,
  {
    background: color.sunken,
    '@media': { [media.tablet]: { marginInlineStart: space[10] } },
  },
])
export const words = style({ whiteSpace: 'pre-wrap' })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
