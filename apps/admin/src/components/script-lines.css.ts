import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { radius, space } from '@recadinho/ui/tokens'

const { color } = vars

export const turns = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  borderRadius: radius.md,
  background: color.sunken,
})
export const who = style({ display: 'flex', alignItems: 'center', gap: space[2], marginBlockEnd: space[1] })
export const faces = style({ display: 'flex', flex: 'none' })
export const face = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.card,
  // The upper part of an uploaded picture, like the drawn faces.
  objectFit: 'cover',
  objectPosition: 'top',
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${space[2]})` } },
})
export const lines = style({ display: 'grid', gap: space[2] })
export const line = style({
  paddingInline: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
  borderRadius: radius.sm,
  overflowWrap: 'anywhere',
  scrollMarginBlock: '6rem',
  // Focused from the list of notes.
  selectors: {
    '&:focus': { background: color.butter, outline: `2px solid ${color.focus}` },
    // Spoken now.
    '&[aria-current="true"]': { background: color.butter },
  },
})
/** The words of a line, which lead to where the film says them. */
export const cue = style({
  inlineSize: '100%',
  padding: 0,
  // Apart from the note below it.
  marginBlockEnd: space[2],
  border: 'none',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
})
export const said = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[2],
})
export const text = style({ fontSize: vars.text.md.size })
export const origin = style({ color: color.mutedInk, fontSize: vars.text.sm.size })
export const note = style({ overflowWrap: 'anywhere' })
