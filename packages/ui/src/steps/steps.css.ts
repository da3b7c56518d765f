import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, weight } from '../tokens.ts'

const { color } = vars

export const list = style({ display: 'flex', gap: space[2] })
export const item = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[2] })
export const bar = style({
  blockSize: '0.4375rem',
  borderRadius: radius.pill,
  transition: `background-color ${motion.calm}`,
})
export const bars = styleVariants({
  done: { background: color.primary },
  current: { background: color.primary },
  ahead: { background: color.line, boxShadow: `inset 0 0 0 1px ${color.line}` },
})
export const label = style({
  fontSize: vars.text.sm.size,
  color: color.mutedInk,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A phone shows the bars; the words stay for screen readers.
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
  selectors: { '[aria-current] > &': { color: color.ink, fontWeight: weight.semibold } },
})
