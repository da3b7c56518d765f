import { vars } from '@recadinho/ui/theme.css'
import { media, motion, palette, radius, space } from '@recadinho/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

/** As tall as the window allows below the name, and never wider than it. */
const tall = 'max(20rem, min(100dvh - 20rem, 46rem))'

const glow = keyframes({ '50%': { opacity: 0.55 } })
/** The light around the door. */
export const porch = style({
  position: 'relative',
  maxInlineSize: '100%',
  // The door's frame.
  padding: '1.25rem',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-12% -45%',
    background: 'radial-gradient(closest-side, rgb(255 205 110 / 0.8), transparent)',
    animation: `${glow} 3.2s ease-in-out infinite`,
  },
  '@media': { [media.reducedMotion]: { '::before': { animation: 'none' } } },
})
export const doorway = style({
  position: 'relative',
  blockSize: `min(${tall}, (100vw - 4rem) * 16 / 9)`,
  aspectRatio: '9 / 16',
  perspective: '1100px',
  borderRadius: radius.sm,
  background: palette.ink,
  boxShadow: `0 0 0 5px ${palette.ink}, 0 0 0 15px ${palette.butter}, 0 0 0 20px ${palette.ink}`,
  selectors: {
    '&[data-wide=true]': {
      aspectRatio: '16 / 9',
      blockSize: 'auto',
      inlineSize: `min(100vw - 4rem, 64rem, ${tall} * 16 / 9)`,
    },
  },
})
export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  // The reset's `block-size` would keep it at its picture's height.
  blockSize: '100% !important',
  objectFit: 'contain',
  background: palette.ink,
  borderRadius: radius.sm,
  ':focus-visible': { outline: `4px solid ${palette.white}`, outlineOffset: '22px' },
})

/** The lit room behind the door; it disappears once the video is visible. */
export const room = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: radius.sm,
  pointerEvents: 'none',
  background: [
    'radial-gradient(ellipse 70% 12% at 50% 76%, rgb(60 28 18 / 0.25), transparent 70%)',
    'linear-gradient(transparent 68%, #c9573f 68%, #a83c2c)',
    'repeating-conic-gradient(from 0deg at 50% 46%, #fff3d3 0deg 11deg, #fbdc95 11deg 22deg)',
  ].join(', '),
  transition: `opacity 500ms ${motion.ease} 350ms, visibility 0s linear 900ms`,
  selectors: { '&[data-gone=true]': { opacity: 0, visibility: 'hidden' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

/** A card over the closed door. */
export const gate = style({
  position: 'absolute',
  insetInline: '-0.5rem',
  insetBlockEnd: '6%',
  zIndex: 3,
  padding: space[4],
  background: vars.color.card,
  color: vars.color.ink,
  borderRadius: radius.md,
  boxShadow: vars.shadow.raised,
})
