import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { radius, space, zIndex } from '../tokens.ts'

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const skipLink = style({
  position: 'fixed',
  insetInlineStart: space[4],
  insetBlockStart: space[2],
  zIndex: zIndex.toast,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.pill,
  background: vars.color.ink,
  color: vars.color.paper,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
})
