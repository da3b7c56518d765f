import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, motion, radius, space, target, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const editor = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  containerType: 'inline-size',
})
export const lines = style({ display: 'grid', gap: space[1] })
export const item = style({ minInlineSize: 0, fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line })

/** Who speaks, above the first of their lines. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[2]} ${space[1]}`,
})
export const faces = style({ display: 'flex', flex: 'none' })
globalStyle(`${faces} img`, {
  inlineSize: '2rem',
  blockSize: '2rem',
  objectFit: 'cover',
  objectPosition: '50% 15%',
  borderRadius: radius.pill,
  background: vars.color.paper,
  boxShadow: `0 0 0 2px ${vars.color.card}`,
})
globalStyle(`${faces} img + img`, { marginInlineStart: `-${space[2]}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  borderRadius: radius.md,
  transition: `background-color ${motion.calm}`,
  selectors: { '&:hover': { background: vars.color.sunken } },
})
export const spokenRow = style([row, { background: vars.color.primaryTint }])
globalStyle(`${row} > button`, { color: vars.color.mutedInk, minBlockSize: target, minInlineSize: '2.25rem' })
/** The words, as a button that opens them. */
export const text = style({
  gridColumn: '-2 / -1',
  display: 'flex',
  gap: space[2],
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: target,
  padding: `${space[3]} ${space[2]} ${space[2]} ${space[1]}`,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'text',
})
globalStyle(`${row} > ${text}`, { color: 'inherit' })
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const muted = style({ color: vars.color.mutedInk, fontStyle: 'italic' })
export const mark = style({
  display: 'inline-block',
  paddingInline: space[2],
  borderRadius: radius.pill,
  background: vars.color.butter,
  color: vars.color.warningText,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: weight.semibold,
})
export const pencil = style({
  flex: 'none',
  color: vars.color.mutedInk,
  opacity: 0.7,
  // With large text on a narrow screen the words need the room.
  '@container': { '(inline-size < 12rem)': { display: 'none' } },
  selectors: { [`${row}:hover &`]: { opacity: 1, color: vars.color.primaryText } },
})
export const error = style({ gridColumn: '-2 / -1', padding: `0 ${space[2]} ${space[2]} ${space[1]}` })

/** The line that is being edited. */
export const open = style({
  display: 'grid',
  gap: space[2],
  marginBlock: space[1],
  padding: space[2],
  borderRadius: radius.md,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})
globalStyle(`${open} textarea`, { fontSize: vars.text.md.size, lineHeight: vars.text.md.line })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const answers = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[2] })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[2],
})
export const length = style({
  fontFamily: fontFamily.body,
  fontWeight: weight.regular,
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { fontSize: vars.text.xs.size } },
})
export const tooLong = style([length, { color: vars.color.dangerText, fontWeight: weight.semibold }])
