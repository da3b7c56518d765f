import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, motion, radius, space, weight, zIndex } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[4] },
    [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})

/** A card with its overlaid clip button. */
export const item = style({ position: 'relative' })

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  inlineSize: '100%',
  blockSize: '100%',
  padding: '0.5625rem',
  textAlign: 'start',
  background: vars.color.card,
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}, ${vars.shadow.card}`,
  transition: `box-shadow ${motion.quick}, transform ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}, ${vars.shadow.card}` },
    '&:active': { transform: 'scale(0.985)' },
    '&[aria-pressed=true]': { boxShadow: `inset 0 0 0 3px ${vars.color.primary}, ${vars.shadow.card}` },
    '&:focus-visible': { borderRadius: radius.lg },
  },
})
globalStyle(`${card} img`, { borderRadius: radius.md })

export const picture = style({ position: 'relative', display: 'block' })
export const number = style({
  position: 'absolute',
  // Over the character that greets.
  zIndex: 1,
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.875rem',
  blockSize: '1.875rem',
  borderRadius: radius.pill,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
})
export const name = style({
  marginBlockStart: space[2],
  paddingInline: space[1],
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  lineHeight: 1.25,
})
export const description = style({
  padding: `0 ${space[1]} ${space[1]}`,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.mutedInk,
})

/** Explains, above the bottom bar, why a press had no effect. */
export const hint = style({
  position: 'sticky',
  insetBlockEnd: '6rem',
  zIndex: zIndex.sticky,
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 2rem)',
  margin: `0 auto ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.pill,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.text.sm.size,
})
