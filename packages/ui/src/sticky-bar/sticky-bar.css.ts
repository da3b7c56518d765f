import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, space, target, zIndex } from '../tokens.ts'
import { bareFootSpace } from './foot-space.css.ts'

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.sticky,
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: vars.color.card,
  borderBlockStart: `1px solid ${vars.color.line}`,
  boxShadow: '0 -8px 24px -12px rgb(60 28 18 / 0.18)',
  paddingBlock: `${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
  paddingInline: `max(min(${space[4]}, 5vw), env(safe-area-inset-left)) max(min(${space[4]}, 5vw), env(safe-area-inset-right))`,
  // Aligned with the page above it.
  '@media': {
    [media.tablet]: {
      paddingInline: `max(${space[8]}, env(safe-area-inset-left)) max(${space[8]}, env(safe-area-inset-right))`,
    },
    [media.landscapePhone]: { paddingBlock: `${space[1]} max(${space[1]}, env(safe-area-inset-bottom))` },
  },
})
globalStyle(`:root:has(${bar})`, {
  vars: { [bareFootSpace]: '5rem' },
  '@media': { [media.landscapePhone]: { vars: { [bareFootSpace]: '3.5rem' } } },
})
// Large text on a narrow screen: the button goes below the price.
const narrow = '(inline-size < 14rem)'
export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: '68rem',
  '@media': { [media.phone]: { gap: space[3] } },
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: space[1] } },
})
export const start = style({
  flex: 'none',
  maxInlineSize: '45%',
  '@container': { [narrow]: { maxInlineSize: 'none' } },
})
export const action = style({
  flex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.phone]: { minInlineSize: 0, maxInlineSize: '16rem' } },
  '@container': { [narrow]: { maxInlineSize: 'none' } },
})
export const alone = style({ '@media': { [media.phone]: { maxInlineSize: 'none' } } })
// Keeps the label of the next step on one line.
globalStyle(`${inner} ${action} > *`, {
  '@media': {
    [media.phone]: { paddingInline: space[3] },
    [media.landscapePhone]: { minBlockSize: target },
  },
})
