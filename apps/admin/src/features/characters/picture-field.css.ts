import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { radius, space, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const field = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const legend = style({ fontWeight: weight.semibold, marginBlockEnd: space[2] })
export const upload = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const uploaded = style({ borderRadius: radius.md, background: color.sunken })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
/** A bit more than two rows, to show that there are more. */
export const faces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.75rem, 1fr))',
  gap: space[2],
  maxBlockSize: '11.5rem',
  overflowY: 'auto',
  padding: space[2],
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
})
export const choice = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  padding: space[1],
  borderRadius: radius.md,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&:has(:checked)': { boxShadow: `inset 0 0 0 3px ${color.primary}`, background: color.primaryTint },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-1px' },
  },
})
/** Hidden: the ring around the picture shows the state. */
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' })
export const face = style({
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  borderRadius: radius.md,
  background: color.sunken,
})
/** The picture as it will be cropped, in the shop's proportions. */
export const crop = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
})
export const canvas = style({
  inlineSize: 'min(100%, 15rem)',
  blockSize: 'auto',
  borderRadius: radius.md,
  background: color.sunken,
})
export const position = style({ display: 'grid', gap: space[1], inlineSize: 'min(100%, 20rem)' })
export const slider = style({ inlineSize: '100%', minBlockSize: '2.75rem', accentColor: color.primary })
export const progress = style({ inlineSize: '100%', blockSize: space[3], accentColor: color.primary })
