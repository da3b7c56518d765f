import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, space, timing } from '../tokens.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const appear = keyframes({ to: { opacity: 1 } })

export const ring = style({
  flex: 'none',
  animation: `${turn} 900ms linear infinite`,
  // A spinner that does not turn looks broken, so it is dimmed.
  '@media': { [media.reducedMotion]: { animation: 'none', opacity: 0.7 } },
})
export const sizes = styleVariants({
  sm: { inlineSize: '1.125rem', blockSize: '1.125rem' },
  md: { inlineSize: '1.75rem', blockSize: '1.75rem' },
  lg: { inlineSize: '3rem', blockSize: '3rem' },
})
export const track = style({ opacity: 0.22 })

/** The delay is in CSS, so that prerendered and hydrated pages match. */
export const delayed = style({
  display: 'grid',
  placeItems: 'center',
  gap: space[3],
  padding: space[8],
  opacity: 0,
  animation: `${appear} 1ms linear ${timing.spinnerDelay}ms forwards`,
  '@media': {
    [media.reducedMotion]: { animationDelay: `${timing.spinnerDelay}ms !important` },
    // Hidden if scripts are disabled.
    '(scripting: none)': { display: 'none' },
  },
})
