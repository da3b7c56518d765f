import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

const band = {
  position: 'relative',
  paddingBlock: space[6],
  '@media': { print: { display: 'none' } },
} as const
export const happy = style({ ...band, background: vars.color.mint })
export const calm = style({ ...band, background: vars.color.butter })

export const row = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[10] } },
})
export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0, overflowWrap: 'anywhere' })
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.text.sm.size,
  fontWeight: weight.semibold,
  color: vars.color.mutedInk,
  letterSpacing: '0.02em',
})
export const due = style({ fontSize: vars.text.lg.size, lineHeight: vars.text.lg.line })
export const zone = style({ color: vars.color.mutedInk, fontSize: vars.text.sm.size })
export const cast = style({ position: 'relative', display: 'flex', gap: space[3], justifySelf: 'start' })
/** Overlays the picture once it is drawn. */
export const cheer = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const picture = style({
  position: 'relative',
  lineHeight: 0,
  borderRadius: radius.lg,
  overflow: 'clip',
  border: `4px solid ${vars.color.card}`,
  boxShadow: vars.shadow.card,
  selectors: {
    // Slightly rotated, like photographs on a table.
    '&:nth-of-type(odd)': { transform: 'rotate(-2deg)' },
    '&:nth-of-type(even)': { transform: 'rotate(2deg)' },
  },
})
export const sparkle = style({
  position: 'absolute',
  insetBlockStart: '-1rem',
  insetInlineEnd: '-1rem',
  zIndex: 1,
})
