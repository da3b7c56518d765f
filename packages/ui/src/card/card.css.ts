import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space } from '../tokens.ts'

const { color } = vars

export const base = style({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: radius.lg,
  background: color.card,
  border: `1px solid ${color.line}`,
})
export const paddings = styleVariants({
  none: { overflow: 'clip' },
  sm: { padding: space[3] },
  md: { padding: space[4], '@media': { [media.tablet]: { padding: space[5] } } },
  lg: { padding: space[5], '@media': { [media.tablet]: { padding: space[8] } } },
})
export const tones = styleVariants({
  card: { boxShadow: vars.shadow.card },
  flat: {},
  sunken: { background: color.sunken, borderColor: 'transparent' },
  sky: { background: color.sky, borderColor: 'transparent' },
  blush: { background: color.blush, borderColor: 'transparent' },
  butter: { background: color.butter, borderColor: 'transparent' },
  mint: { background: color.mint, borderColor: 'transparent' },
  lilac: { background: color.lilac, borderColor: 'transparent' },
})
export const interactive = style({
  transition: `transform ${motion.calm} ${motion.ease}, box-shadow ${motion.calm}`,
  selectors: { '&:hover': { transform: 'translateY(-2px)', boxShadow: vars.shadow.raised } },
})
