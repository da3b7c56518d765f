import { vars } from '@recadinho/ui/theme.css'
import { media, motion, radius, zIndex } from '@recadinho/ui/tokens'
import { globalStyle } from '@vanilla-extract/css'

/* Styles Shepherd's elements in the brand's colours, replacing its style sheet. */
const seen = '[data-tour-seen]'

globalStyle('.shepherd-element', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: zIndex.tour,
  outline: 'none',
  borderRadius: radius.lg,
  boxShadow: vars.shadow.raised,
  opacity: 0,
  transition: `opacity ${motion.calm} ${motion.ease}`,
})
globalStyle(`.shepherd-element${seen}`, { opacity: 1 })
globalStyle('.shepherd-element.shepherd-centered', { position: 'fixed' })
globalStyle('.shepherd-element:focus-visible', { outline: `3px solid ${vars.color.focus}` })

globalStyle('.shepherd-arrow', { position: 'absolute', inlineSize: '16px', blockSize: '16px', zIndex: -1 })
globalStyle('.shepherd-arrow::before', {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: '3px',
  background: vars.color.card,
  transform: 'rotate(45deg)',
})
for (const [side, edge] of [
  ['top', 'bottom'],
  ['bottom', 'top'],
  ['left', 'right'],
  ['right', 'left'],
] as const)
  globalStyle(`.shepherd-element[data-popper-placement^=${side}] > .shepherd-arrow`, { [edge]: '-6px' })
globalStyle('.shepherd-centered > .shepherd-arrow', { display: 'none' })

globalStyle('.shepherd-modal-overlay-container', {
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.tour,
  inlineSize: '100vw',
  blockSize: '100lvh',
  maxInlineSize: 'none',
  overflow: 'hidden',
  pointerEvents: 'none',
  opacity: 0,
  fill: vars.color.overlay,
  transition: `opacity ${motion.calm} ${motion.ease}`,
})
globalStyle('.shepherd-modal-overlay-container.shepherd-modal-is-visible', { opacity: 1 })
globalStyle('.shepherd-modal-overlay-container.shepherd-modal-is-visible path', { pointerEvents: 'all' })
// The highlighted element is inert: using it could change the page during the tour.
globalStyle('.shepherd-target-click-disabled, .shepherd-target-click-disabled *', { pointerEvents: 'none' })
globalStyle('.shepherd-element, .shepherd-modal-overlay-container', {
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
