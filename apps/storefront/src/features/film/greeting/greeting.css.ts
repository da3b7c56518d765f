import { vars } from '@recadinho/ui/theme.css'
import { radius, space, target, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** What a card leaves around its picture. */
const edge = '0.5625rem'

/** Over a card, whose own button stays under the pointer. */
export const greeting = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })

export const figure = style({
  position: 'absolute',
  insetBlockStart: edge,
  insetInlineStart: edge,
  inlineSize: `calc(100% - 2 * ${edge})`,
  aspectRatio: '480 / 560',
  borderRadius: radius.md,
})

/** At the foot of the card, with its tip towards the picture. */
export const bubble = style({
  position: 'absolute',
  insetBlockEnd: space[1],
  insetInline: space[1],
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
  borderRadius: radius.lg,
  border: `2px solid ${vars.color.ink}`,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontWeight: weight.semibold,
  boxShadow: vars.shadow.card,
  pointerEvents: 'auto',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: '50%',
    translate: '-50% 1px',
    borderInline: '0.5rem solid transparent',
    borderBlockEnd: `0.5rem solid ${vars.color.ink}`,
  },
})

export const hear = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: target,
  blockSize: target,
  marginInlineStart: 'auto',
  borderRadius: radius.pill,
  color: vars.color.primaryText,
  ':hover': { color: vars.color.onPrimary, background: vars.color.primary },
})
