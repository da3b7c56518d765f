import { vars } from '@recadinho/ui/theme.css'
import { media, space, weight } from '@recadinho/ui/tokens'
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
/** Overlays the picture once it is drawn. */
export const cheer = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
