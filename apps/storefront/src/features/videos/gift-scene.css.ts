import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, palette, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Fills the viewport below the header. */
export const scene = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  minBlockSize: 'calc(100dvh - 4.25rem)',
  paddingBlock: `${space[3]} ${space[3]}`,
  paddingInline: space[3],
  overflow: 'hidden',
  color: palette.butter,
  background: [
    // Light falls from the door onto the floor.
    'radial-gradient(ellipse 60% 22% at 50% 100%, rgb(255 196 92 / 0.32), transparent 70%)',
    'linear-gradient(transparent 84%, #2f0606 84%)',
    'radial-gradient(ellipse at 50% 52%, #b23526 0%, #7d1717 42%, #430a0a 100%)',
  ].join(', '),
})
// The header is transparent until the page is scrolled (§2); on this dark page it is opaque.
globalStyle(`:root:has(${scene}) header`, {
  animation: 'none !important',
  background: `${vars.color.paper} !important`,
})
export const title = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: 'min(100%, 34rem)',
  minInlineSize: 0,
  ':focus': { outline: 'none' },
})
export const lead = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: 'clamp(1.15rem, 4.4vw, 1.6rem)',
  lineHeight: 1.2,
})
export const stage = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: space[2],
})
export const hint = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: '1.5rem',
  fontWeight: weight.semibold,
  textAlign: 'center',
})

export const stars = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': { [media.phone]: { display: 'none' } },
})
const star = style({ position: 'absolute' })
export const starOne = style([star, { insetBlockStart: '24%', insetInlineStart: '14%' }])
export const starTwo = style([star, { insetBlockStart: '46%', insetInlineStart: '22%' }])
export const starThree = style([star, { insetBlockStart: '34%', insetInlineEnd: '21%' }])
export const starFour = style([star, { insetBlockStart: '58%', insetInlineEnd: '13%' }])
