import { vars } from '@recadinho/ui/theme.css'
import { radius } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The same height for every clip, so that nothing shifts once the clip's size is known. */
export const player = style({
  inlineSize: '100%',
  blockSize: 'min(60dvh, 28rem)',
  borderRadius: radius.md,
  background: vars.color.sunken,
  objectFit: 'contain',
})
