import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, palette, radius, space, weight } from '@recadinho/ui/tokens'

const { color, text } = vars

export const desk = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(12rem, 1fr) minmax(0, 1.6fr)', alignItems: 'start' },
    [media.desktop]: { gap: space[6] },
  },
})
/** The height of the whole is the screen's on a phone: the button stays in reach. */
export const canvas = style({
  display: 'block',
  inlineSize: 'min(100%, 24rem)',
  marginInline: 'auto',
  aspectRatio: '1',
  borderRadius: radius.md,
  background: color.sunken,
  '@media': { [media.phone]: { inlineSize: 'min(60vw, 34vh)' } },
})
export const column = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const words = style({
  minBlockSize: '3.2em',
  fontSize: 'clamp(1.5rem, 4vw, 2.5rem)',
  fontWeight: weight.semibold,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  scrollMarginBlock: '6rem',
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '4px' } },
})
export const word = style({ borderRadius: radius.sm, paddingInline: '0.1em', marginInline: '-0.1em' })
export const lit = style({ background: palette.marigold, color: palette.ink })
export const said = style({ color: color.mutedInk })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const keys = style({
  color: color.mutedInk,
  fontSize: text.sm.size,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
export const meter = style({
  blockSize: space[3],
  borderRadius: radius.pill,
  background: color.sunken,
  overflow: 'hidden',
})
export const level = style({
  blockSize: '100%',
  background: color.teal,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  selectors: { '&[data-loud]': { background: color.dangerText } },
})
export const wave = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '4rem',
  borderRadius: radius.sm,
  background: color.sunken,
})
export const kept = style({ fill: color.teal })
export const cut = style({ fill: color.lineStrong })
export const sliders = style({ display: 'grid', gap: space[2], marginBlock: space[3] })
export const slider = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) 4rem',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.control.md,
  fontSize: text.sm.size,
})
export const range = style({ inlineSize: '100%', accentColor: color.primary })
export const rows = style({ display: 'grid', gap: space[1] })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  inlineSize: '100%',
  padding: space[2],
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current]': { background: color.butter },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
})
export const rowText = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const takes = style({ display: 'grid', gap: space[3] })
export const take = style({ display: 'grid', gap: space[1] })
