import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { fontFamily, media, palette, space, weight } from '../tokens.ts'

export const underlined = style({ position: 'relative', display: 'inline-block', whiteSpace: 'nowrap' })
export const squiggle = style({
  position: 'absolute',
  insetInline: '-0.05em',
  insetBlockEnd: '-0.16em',
  inlineSize: 'calc(100% + 0.1em)',
  maxInlineSize: 'none',
  blockSize: '0.26em',
  color: vars.color.marigold,
  overflow: 'visible',
  pointerEvents: 'none',
})

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

export const bubble = style({
  position: 'relative',
  display: 'inline-block',
  maxInlineSize: '100%',
  padding: `${space[2]} ${space[4]}`,
  background: palette.white,
  color: palette.ink,
  border: `2.5px solid ${palette.ink}`,
  // Uneven corners, for a hand-drawn look.
  borderRadius: '1.25rem 1.1rem 1.35rem 1.15rem / 1.15rem 1.3rem 1.1rem 1.25rem',
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  fontSize: vars.text.lg.size,
  lineHeight: 1.3,
})
export const tail = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% - 1.5px)',
  inlineSize: '1.75rem',
  blockSize: '1.25rem',
  overflow: 'visible',
})
export const tailSides = styleVariants({
  left: { insetInlineStart: '18%' },
  center: { insetInlineStart: 'calc(50% - 0.875rem)' },
  right: { insetInlineEnd: '18%', transform: 'scaleX(-1)' },
})
