import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { footSpace } from '../sticky-bar/foot-space.css.ts'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, weight, zIndex } from '../tokens.ts'

const { color } = vars

/** How far the toast has been swiped. */
export const swipe = createVar()

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

export const region = style({
  position: 'fixed',
  insetInline: space[4],
  insetBlockEnd: `calc(${footSpace} + ${space[4]})`,
  zIndex: zIndex.toast,
  display: 'grid',
  justifyItems: 'center',
  borderRadius: radius.lg,
  // Only the toast itself receives clicks, even while a dialog blocks the page.
  pointerEvents: 'none',
  '@media': { [media.tablet]: { justifyItems: 'end' } },
})
// On phones a dialog is a bottom sheet with its buttons at the bottom, so the toast moves to the top.
globalStyle(`:root:has([data-scope=dialog][data-state=open]) ${region}`, {
  '@media': { [media.phone]: { insetBlock: `${space[4]} auto` } },
})

export const toast = style({
  vars: { [swipe]: '0px' },
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  inlineSize: 'min(26rem, 100%)',
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  borderRadius: radius.lg,
  background: color.card,
  color: color.ink,
  border: `1.5px solid ${color.line}`,
  boxShadow: vars.shadow.raised,
  translate: `max(0px, ${swipe}) 0`,
  touchAction: 'pan-y',
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.calm} ${motion.ease}`,
  selectors: {
    '&[data-variant="destructive"]': { background: color.dangerTint, borderColor: color.dangerText },
  },
})
export const icon = style({ paddingBlock: space[2], color: color.teal })
globalStyle(`${toast}[data-variant="destructive"] ${icon}`, { color: color.dangerText })
export const words = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space[2],
})
export const title = style({ fontWeight: weight.semibold })
export const description = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
