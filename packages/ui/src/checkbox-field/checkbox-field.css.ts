import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, target, weight } from '../tokens.ts'

const { color } = vars

export const row = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  minBlockSize: target,
  paddingBlock: space[2],
  cursor: 'pointer',
})
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const label = style({ fontWeight: weight.medium })

const box = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  border: `1.5px solid ${color.lineStrong}`,
  background: color.card,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
} as const

// Forced-colors mode removes our colours; without system colours on and off would look the same.
const selected = {
  '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
  '&:checked::before': { background: 'HighlightText' },
} as const

export const check = style({
  ...box,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '0.45rem',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '0.8rem',
      blockSize: '0.8rem',
      background: color.onPrimary,
      clipPath: 'polygon(10% 52%, 24% 38%, 42% 56%, 78% 12%, 93% 25%, 44% 86%)',
      transform: 'scale(0)',
      transition: `transform ${motion.quick} ${motion.ease}`,
    },
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&:checked::before': { transform: 'scale(1)' },
    '&[aria-invalid="true"]': { borderColor: color.dangerText },
  },
  '@media': { [media.forcedColors]: { selectors: selected } },
})

export const toggle = style({
  ...box,
  justifyItems: 'start',
  inlineSize: '3rem',
  blockSize: '1.75rem',
  padding: '0.125rem',
  borderRadius: radius.pill,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      borderRadius: radius.pill,
      background: color.lineStrong,
      transition: `transform ${motion.calm} ${motion.ease}, background-color ${motion.quick}`,
    },
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&:checked::before': { background: color.onPrimary, transform: 'translateX(1.25rem)' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText' }, ...selected } },
  },
})
