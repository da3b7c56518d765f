import { fontFamily, media, palette, weight } from '@recadinho/ui/tokens'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

export const bunting = style({
  inlineSize: '100%',
  maxBlockSize: 'clamp(4.5rem, 14dvh, 8rem)',
  overflow: 'visible',
})
export const string = style({ fill: 'none', stroke: '#3a0a0a', strokeWidth: 3 })

const pennant = style({ stroke: palette.ink, strokeWidth: 3, strokeLinejoin: 'round' })
export const pennants = [
  palette.butter,
  palette.marigold,
  palette.sky,
  palette.blush,
  '#8fd0c5',
  palette.white,
].map((fill) => style([pennant, { fill }]))

export const glyph = style({
  fill: palette.redPressed,
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: 31,
})
export const star = style({ fill: palette.redPressed })

const swing = keyframes({ from: { transform: 'rotate(-3deg)' }, to: { transform: 'rotate(3deg)' } })
const swinging = {
  transformOrigin: '0 0',
  animation: `${swing} 2.8s ease-in-out infinite alternate`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
} as const
export const swings = styleVariants({ even: swinging, odd: { ...swinging, animationDelay: '-1.4s' } })

const glimmer = keyframes({ '50%': { opacity: 0.35 } })
const light = {
  fill: '#ffd978',
  stroke: '#3a0a0a',
  strokeWidth: 2,
  animation: `${glimmer} 2.4s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
} as const
export const lights = styleVariants({ even: light, odd: { ...light, animationDelay: '-1.2s' } })

/** A ribbon across the scene; a long name wraps. */
export const ribbon = style({
  display: 'block',
  maxInlineSize: '100%',
  paddingBlock: '0.35em 0.25em',
  paddingInline: '1.4em',
  background: palette.butter,
  color: palette.redPressed,
  border: `3px solid ${palette.ink}`,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.8em) 50%, 100% 100%, 0 100%, 0.8em 50%)',
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: 'clamp(1.35rem, 6vw, 2.25rem)',
  lineHeight: 1.15,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
