import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, weight, zIndex } from '../tokens.ts'

const { color } = vars

/** How far a finger has pushed it. */
export const swipe = createVar()

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

export const region = style({ zIndex: zIndex.toast, outline: 'none' })

export const toast = style({
  vars: { [swipe]: '0px' },
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  inlineSize: `min(26rem, calc(100vw - ${space[8]}))`,
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  borderRadius: radius.lg,
  background: color.card,
  color: color.ink,
  border: `1.5px solid ${color.line}`,
  boxShadow: vars.shadow.raised,
  translate: `max(0px, ${swipe}) 0`,
  touchAction: 'pan-y',
  animation: `${arrive} ${motion.calm} ${motion.ease}`,
  '@media': { [media.tablet]: { inlineSize: '26rem' } },
  selectors: {
    '&[data-state="closed"]': { visibility: 'hidden', opacity: 0, transition: `opacity ${motion.quick}` },
    '&[data-type="error"]': { background: color.dangerTint, borderColor: color.dangerText },
  },
})
export const icon = style({ paddingBlock: space[2], color: color.teal })
globalStyle(`${toast}[data-type="error"] ${icon}`, { color: color.dangerText })
export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: space[2] })
export const title = style({ fontWeight: weight.semibold })
export const description = style({ fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line })
