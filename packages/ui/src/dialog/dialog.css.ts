import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, zIndex } from '../tokens.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } })

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  background: vars.color.overlay,
  animation: `${fade} ${motion.calm} ease-out`,
})

// A bottom sheet on phones, centred from tablet width on.
export const positioner = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBlockStart: space[8],
  '@media': { [media.tablet]: { alignItems: 'center', padding: space[8] } },
})
// Capped relative to the viewport: large text needs the width.
const side = `min(${space[6]}, 6vw)`
export const content = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: '100%',
  // On phones the whole dialog scrolls: with large text, the header and footer alone may fill the screen.
  overflowY: 'auto',
  background: vars.color.card,
  color: vars.color.ink,
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  boxShadow: vars.shadow.raised,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
  outline: 'none',
  '@media': { [media.tablet]: { borderRadius: radius.lg } },
})
export const sizes = styleVariants({
  sm: { maxInlineSize: '26rem' },
  md: { maxInlineSize: '36rem' },
  lg: { maxInlineSize: '52rem' },
})
export const head = style({
  display: 'flex',
  // Wraps the close button above the title if there is no room beside it.
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  justifyContent: 'end',
  flex: 'none',
  gap: `0 ${space[3]}`,
  padding: `${space[5]} min(${space[4]}, 4vw) ${space[2]} ${side}`,
})
export const titles = style({ flex: '1 1 9rem', minInlineSize: 0, paddingBlockStart: space[2] })
export const description = style({ color: vars.color.mutedInk, marginBlockStart: space[1] })
export const body = style({
  padding: `${space[2]} ${side} ${space[6]}`,
  '@media': { [media.phone]: { flex: 'none' }, [media.tablet]: { overflowY: 'auto' } },
})
export const footer = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 'none',
  gap: space[3],
  padding: `${space[4]} ${side} max(${space[6]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' } },
})
// Without a body, keeps the text away from the line below.
globalStyle(`${head}:has(+ ${footer})`, { paddingBlockEnd: space[4] })
