import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, space, target, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const orders = style({ display: 'grid', gap: space[3] })
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
})
export const number = style({
  color: color.ink,
  fontFamily: fontFamily.mono,
  fontSize: '0.94em',
  fontWeight: weight.semibold,
  // A touch target large enough for a finger, although it is inline.
  paddingBlock: space[2],
})
export const link = style({ color: color.link, paddingBlock: space[2] })
export const muted = style({ color: color.mutedInk, fontSize: vars.text.sm.size })
export const path = style({ fontFamily: fontFamily.mono, fontSize: '0.94em', overflowWrap: 'anywhere' })
export const alarming = style({ color: color.dangerText })
/** A finger hits it though it stands in a line. */
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: target,
  cursor: 'pointer',
})
