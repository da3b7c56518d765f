import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, space, target, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const page = style({ display: 'grid', gap: space[5], paddingBlockStart: space[5] })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** Of long names and short values: each gets its share, on a phone too. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${space[2]} ${space[4]}`,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
/** What someone must do. */
export const todo = style({ color: color.dangerText, fontSize: vars.text.sm.size })
/** A finger hits it though it stands in a line. */
export const link = style({
  color: color.link,
  paddingBlock: space[1],
  marginBlock: `calc(-1 * ${space[1]})`,
})
export const number = style([
  link,
  { fontFamily: fontFamily.mono, fontSize: '0.94em', fontWeight: weight.semibold },
])
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: target,
})
export const muted = style({ color: color.mutedInk, fontSize: vars.text.sm.size })

export const chart = style({ display: 'block', inlineSize: '100%', blockSize: '7rem' })
export const bar = style({ fill: color.teal })
export const base = style({ stroke: color.lineStrong, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' })
export const ends = style([row, muted])
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  cursor: 'pointer',
})
export const table = style({
  inlineSize: '100%',
  fontSize: vars.text.sm.size,
  fontVariantNumeric: 'tabular-nums',
})
export const cell = style({ textAlign: 'end', paddingBlock: space[1] })
export const head = style({ textAlign: 'start', fontWeight: weight.regular, paddingBlock: space[1] })
