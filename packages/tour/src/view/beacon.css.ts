import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space, target, zIndex } from '@recadinho/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'
import { hoverCloseDelay } from '../constants.ts'

const pulse = keyframes({
  from: { transform: 'scale(0.6)', opacity: 0.7 },
  to: { transform: 'scale(1)', opacity: 0 },
})

export const beacon = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: zIndex.tour,
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
  borderRadius: radius.pill,
  selectors: {
    '&::before, &::after': { content: '""', gridArea: '1 / 1', borderRadius: radius.pill },
    '&::before': {
      inlineSize: '1rem',
      blockSize: '1rem',
      background: vars.color.primary,
      border: `3px solid ${vars.color.card}`,
      boxShadow: vars.shadow.raised,
    },
    '&::after': {
      inlineSize: '2.5rem',
      blockSize: '2.5rem',
      background: vars.color.primary,
      animation: `${pulse} 1.6s ease-out infinite`,
    },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&::after': { animation: 'none', opacity: 0.25 } } } },
})

/** The beacon's label, shown while the beacon is hovered or focused, and briefly afterwards so that it can be read. */
export const label = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space[1]})`,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  inlineSize: 'max-content',
  maxInlineSize: '12rem',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.md,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  visibility: 'hidden',
  transition: `visibility 0s ${hoverCloseDelay}s`,
  selectors: {
    [`${beacon}:is(:hover, :focus-visible) > &`]: { visibility: 'visible', transitionDelay: '0s' },
  },
})
