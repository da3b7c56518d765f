import { vars } from '@recadinho/ui/theme.css'
import { motion, radius, space, weight, zIndex } from '@recadinho/ui/tokens'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

/** Last in the step: sticky above the bottom bar while the options scroll, then at its own position. */
export const sheet = style({
  position: 'sticky',
  insetBlockEnd: '5.75rem',
  zIndex: zIndex.sticky,
  display: 'grid',
  gap: space[1],
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  padding: `${space[2]} ${space[3]} ${space[3]}`,
  borderRadius: radius.lg,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.raised,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
  '@media': { '(max-height: 40rem)': { position: 'static', maxBlockSize: 'none' } },
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
})
export const title = style({ fontSize: vars.text.md.size, lineHeight: 1.25, fontWeight: weight.semibold })
export const form = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'flex-start' })
globalStyle(`${form} > :first-child`, { flex: '1 1 12rem' })
globalStyle(`${form} > button`, { flex: '0 1 auto', marginBlockStart: space[1] })
