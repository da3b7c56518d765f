import { style } from '@vanilla-extract/css'
import { media, space } from '@recadinho/ui/tokens'

export const main = style({
  outline: 'none',
  inlineSize: '100%',
  maxInlineSize: '90rem',
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlockEnd: space[16],
  '@media': { [media.tablet]: { paddingInline: space[6] } },
})
