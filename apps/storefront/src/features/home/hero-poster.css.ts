import { fontFamily, palette, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const

export const picture = style(whole)
export const bunting = style({
  ...whole,
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fill: palette.white,
})
globalStyle(`${bunting} path`, { stroke: palette.ink, strokeWidth: 4, strokeLinejoin: 'round' })

/** A pixel of the film, which is 720 wide. */
const pixels = (count: number) => `${(count / 7.2).toFixed(2)}cqw`

/** The first caption, like those that the film draws (stage/lettering.ts). */
export const caption = style({
  position: 'absolute',
  insetBlockEnd: '3.5%',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: '92%',
  paddingBlock: pixels(14),
  paddingInline: pixels(26),
  background: palette.white,
  color: palette.ink,
  border: `${pixels(4)} solid ${palette.ink}`,
  borderRadius: pixels(24),
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: pixels(40),
  lineHeight: 1.28,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
export const longCaption = style([caption, { fontSize: pixels(30) }])
export const spoken = style({
  color: palette.red,
  fontWeight: 'inherit',
  borderBlockEnd: `${pixels(6)} solid ${palette.marigold}`,
})
