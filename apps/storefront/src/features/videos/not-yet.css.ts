import { palette, radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const column = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[6],
  inlineSize: 'min(100%, 30rem)',
})
/** The window is dark: nobody is there yet. */
export const doorway = style({
  position: 'relative',
  blockSize: 'max(15rem, min(100dvh - 30rem, 30rem))',
  aspectRatio: '9 / 16',
  borderRadius: radius.sm,
  background: '#5a2a22',
  boxShadow: `0 0 0 5px ${palette.ink}, 0 0 0 13px ${palette.butter}, 0 0 0 18px ${palette.ink}`,
})
export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  color: palette.white,
  textAlign: 'center',
  textWrap: 'balance',
})
export const clock = style({ fontSize: 'clamp(1.75rem, 8vw, 2.5rem)', fontWeight: 700, lineHeight: 1.1 })
/** Digits of equal width, so that the time does not jitter. */
export const digits = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
