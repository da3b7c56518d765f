import { vars } from '@recadinho/ui/theme.css'
import { headerHeight, radius, space, zIndex } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const width = '6rem'
const below = `calc(${headerHeight} + ${space[4]})`

export const corner = style({
  position: 'fixed',
  insetBlockStart: below,
  insetInlineEnd: `max(${space[2]}, env(safe-area-inset-right))`,
  zIndex: zIndex.sticky,
  inlineSize: width,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.raised,
})
/** A field with the focus stays below it. */
globalStyle(`:root:has(${corner})`, {
  scrollPaddingBlockStart: `calc(${below} + ${width} * 4 / 3 + ${space[3]})`,
})
export const enlarge = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  borderRadius: radius.lg,
  background: 'none',
  cursor: 'pointer',
})
/** At the lower corners, so that they cover no face. */
const button = style({ position: 'absolute', insetBlockEnd: `calc(-1 * ${space[4]})` })
export const dismiss = style([button, { insetInlineStart: `calc(-1 * ${space[4]})` }])
export const play = style([button, { insetInlineEnd: 0 }])
