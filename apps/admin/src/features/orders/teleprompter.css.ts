import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, palette, space, weight } from '@recadinho/ui/tokens'

export const dialog = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100dvw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  border: 0,
  padding: 0,
})
/** Black and white in every scheme: legible from a distance, and no light on the face. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
  background: '#000',
  color: palette.white,
})
export const words = style({
  overflowY: 'auto',
  selectors: { '&:focus-visible': { outline: `3px solid ${palette.marigold}`, outlineOffset: '-3px' } },
})
export const text = style({
  // The first line starts in the middle of the screen, and the last one ends there.
  paddingBlock: '40dvh 70dvh',
  paddingInline: 'max(1rem, 8vw)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontWeight: weight.semibold,
  lineHeight: 1.4,
})
export const sizes = styleVariants({
  sm: { fontSize: 'clamp(1.5rem, 5vw, 3rem)' },
  md: { fontSize: 'clamp(2rem, 7vw, 4.5rem)' },
  lg: { fontSize: 'clamp(2.75rem, 10vw, 6.5rem)' },
})
export const mirrored = style({ transform: 'scaleX(-1)' })
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  background: vars.color.card,
  color: vars.color.ink,
})
export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.control.md,
  fontSize: vars.text.sm.size,
})
export const range = style({ inlineSize: '7rem' })
export const select = style({ minBlockSize: vars.control.sm, font: 'inherit' })
export const keys = style({
  marginInlineStart: 'auto',
  color: vars.color.mutedInk,
  fontSize: vars.text.xs.size,
  '@media': { '(pointer: coarse)': { display: 'none' }, [media.phone]: { display: 'none' } },
})
