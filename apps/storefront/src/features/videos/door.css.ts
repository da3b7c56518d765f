import { fontFamily, media, motion, palette, weight } from '@recadinho/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

/** Three knocks, in time with `greeter-pose.ts`. */
const knock = keyframes({
  '0%, 20%, 23%, 26%, 27%, 30%, 33%, 34%, 37%, 100%': { transform: 'none' },
  '21.5%, 28.5%, 35.5%': { transform: 'rotateY(-2.4deg) scale(1.006)' },
})
const echo = keyframes({
  '0%, 19.9%, 26%, 26.9%, 33%, 33.9%, 42%, 100%': { opacity: 0 },
  '20%, 24%, 27%, 31%, 34%, 38%': { opacity: 1 },
})

/** Hinged at its left edge, it swings open towards the viewer. */
export const leaf = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  inlineSize: '100%',
  blockSize: '100%',
  transformOrigin: '0 50%',
  transition: `transform 900ms ${motion.ease}, opacity 250ms linear 600ms, visibility 0s linear 900ms`,
  containerType: 'inline-size',
  touchAction: 'manipulation',
  selectors: {
    '&[data-knocking=true]': { animation: `${knock} 5s ease-out infinite` },
    '&[data-open=true]': { transform: 'rotateY(-112deg)', opacity: 0, visibility: 'hidden' },
    // The focus ring is visible on the dark wall and on the door's own edge.
    '&:focus-visible': { outline: `4px solid ${palette.white}`, outlineOffset: '6px' },
    'button&:hover': { filter: 'brightness(1.06)' },
  },
  '@media': {
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { '&[data-knocking=true]': { animation: 'none' } },
    },
  },
})
export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const wood = style({ fill: '#a3221f', stroke: palette.ink, strokeWidth: 6, strokeLinejoin: 'round' })
export const shade = style({ fill: '#7d1515' })
export const windowFrame = style({ fill: 'none', stroke: palette.ink, strokeWidth: 18 })
export const windowLine = style({ fill: 'none', stroke: palette.butter, strokeWidth: 11 })
export const shine = style({ stroke: 'rgb(255 255 255 / 0.4)', strokeWidth: 8, strokeLinecap: 'round' })
export const panel = style({ fill: '#861818', stroke: palette.ink, strokeWidth: 5 })
export const panelShine = style({ stroke: '#c24a3d', strokeWidth: 4, strokeLinecap: 'round' })
export const knob = style({ fill: palette.marigold, stroke: palette.ink, strokeWidth: 5 })
export const knobShine = style({ fill: '#fde7b8' })

export const knocks = style([
  drawing,
  {
    fill: 'none',
    stroke: '#ffd978',
    strokeWidth: 6,
    strokeLinecap: 'round',
    opacity: 0,
    animation: `${echo} 5s linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none', opacity: 1 } },
  },
])

/** A sign on the door. */
export const sign = style({
  position: 'absolute',
  insetBlockStart: '59%',
  insetInline: '14.5%',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '14%',
  paddingInline: '0.3em',
  background: palette.butter,
  border: `3px solid ${palette.ink}`,
  borderRadius: '0.75rem',
  color: palette.redPressed,
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: 'clamp(1rem, 8cqi, 2rem)',
  lineHeight: 1.1,
  textAlign: 'center',
})
const beckon = keyframes({ '50%': { transform: 'scale(1.05)' } })
export const invitation = style([
  sign,
  {
    background: palette.marigold,
    color: palette.ink,
    boxShadow: '0 0 0 4px rgb(255 217 120 / 0.35)',
    animation: `${beckon} 1.6s ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
])
