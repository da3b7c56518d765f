import { vars } from '@recadinho/ui/theme.css'
import { space, target } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const channels = style({ display: 'grid', marginBlockStart: space[2] })
export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: target,
  paddingBlock: space[1],
  color: vars.color.ink,
  textDecorationColor: vars.color.lineStrong,
  overflowWrap: 'anywhere',
})
export const address = style({ whiteSpace: 'pre-line' })
