import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, space } from '@recadinho/ui/tokens'
import { itemLink } from '../../components/list.css.ts'

const { color } = vars

export const panel = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
})
export const refreshed = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.mutedInk,
  fontSize: vars.text.sm.size,
})
export const list = style({
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
})
/** Not a scroll container, so that the table head sticks to the page. */
export const sheet = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: '0.75rem',
})

/** The whole row is clickable, although only its name is a link. */
export const link = style([
  itemLink,
  { fontFamily: fontFamily.mono, fontSize: '0.94em', whiteSpace: 'nowrap' },
])
/** Wide enough that only words longer than a line are broken. */
export const names = style({ minInlineSize: '12rem' })
export const second = style({ color: color.mutedInk })
export const nowrap = style({ whiteSpace: 'nowrap' })
export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[4],
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: '0.75rem',
})
export const between = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
})
export const more = style({ display: 'grid', justifyItems: 'center', gap: space[2], paddingBlock: space[4] })
export const keys = style({
  color: color.mutedInk,
  fontSize: vars.text.xs.size,
  '@media': { '(pointer: coarse)': { display: 'none' }, [media.phone]: { display: 'none' } },
})
export const key = style({
  display: 'inline-block',
  minInlineSize: '1.25rem',
  paddingInline: space[1],
  textAlign: 'center',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '0.25rem',
  fontFamily: fontFamily.mono,
})
export const allKeys = style({
  padding: space[1],
  border: 'none',
  background: 'none',
  font: 'inherit',
  color: color.ink,
  textDecoration: 'underline',
  cursor: 'pointer',
})
export const keyList = style({ display: 'grid', gap: space[2] })
export const keyLine = style({ display: 'flex', alignItems: 'baseline', gap: space[3] })
export const keyNames = style({ display: 'flex', gap: space[1], minInlineSize: '4rem' })
export const keyText = style({ margin: 0 })
/** A checkbox and its order number. */
export const named = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: `calc(-1 * ${space[2]})`,
})
