import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { radius, space, timing } from '../tokens.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })
const appear = keyframes({ from: { visibility: 'hidden' } })

export const bone = style({
  display: 'block',
  background: vars.color.sunken,
  borderRadius: radius.sm,
  // Appears after 300 ms, like every loading indicator.
  animation: `${appear} ${timing.spinnerDelay}ms step-end, ${breathe} 1.8s ease-in-out infinite`,
})
export const shapes = styleVariants({
  line: { blockSize: '1em', marginBlock: '0.3em' },
  block: { blockSize: '6rem', borderRadius: radius.lg },
  picture: { aspectRatio: '6 / 7', borderRadius: radius.lg },
  circle: { inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: radius.pill },
})
export const widths = styleVariants({
  full: {},
  most: { inlineSize: '80%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
})
export const lines = style({ display: 'grid', gap: space[1] })
