import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, palette } from '../tokens.ts'

export const colors = styleVariants({
  marigold: { color: palette.marigold },
  teal: { color: palette.teal },
  blush: { color: palette.blush },
  sky: { color: palette.sky },
  red: { color: palette.red },
  white: { color: palette.white },
})

const twinkle = keyframes({ '50%': { transform: 'scale(0.82) rotate(6deg)', opacity: 0.75 } })
export const doodle = style({ display: 'block', flex: 'none' })
export const twinkling = style({
  transformOrigin: 'center',
  animation: `${twinkle} 2.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
export const doodleSizes = styleVariants({
  sm: { inlineSize: '1rem', blockSize: '1rem' },
  md: { inlineSize: '1.75rem', blockSize: '1.75rem' },
  lg: { inlineSize: '2.75rem', blockSize: '2.75rem' },
})

export const edge = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(1rem, 3vw, 2.25rem)',
  // Overlaps the band below slightly, so that no gap shows between them at odd zoom levels.
  marginBlockEnd: -1,
})
export const flipped = style({ transform: 'scaleY(-1)', marginBlock: '-1px 0' })
export const edgeTones = styleVariants({
  paper: { color: vars.color.paper },
  parchment: { color: vars.color.sunken },
  card: { color: vars.color.card },
  sky: { color: vars.color.sky },
  blush: { color: vars.color.blush },
  butter: { color: vars.color.butter },
  mint: { color: vars.color.mint },
  lilac: { color: vars.color.lilac },
  ink: { color: vars.color.ink },
})
