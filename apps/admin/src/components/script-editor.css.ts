import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, space } from '@recadinho/ui/tokens'

export const editor = style({ display: 'grid', gap: space[4], minInlineSize: 0, border: 0, padding: 0 })
export const legend = style({ paddingBlockEnd: space[1], fontWeight: 600 })
export const lines = style({ display: 'grid', gap: space[4] })
/** Who speaks above the words on phones, beside them elsewhere. */
export const line = style({
  display: 'grid',
  gap: `${space[1]} ${space[3]}`,
  gridTemplate: '"who who" auto "words words" auto "origin buttons" auto / minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplate: '"who words buttons" auto "who origin buttons" auto / 13rem minmax(0, 1fr) auto',
    },
  },
})
export const who = style({ gridArea: 'who', display: 'flex', alignItems: 'center', gap: space[2] })
export const select = style({ flex: 1, minInlineSize: 0 })
export const words = style({ gridArea: 'words', minInlineSize: 0 })
export const origin = style({ gridArea: 'origin', minInlineSize: 0 })
export const summary = style({
  marginBlockStart: space[1],
  paddingBlock: space[1],
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  cursor: 'pointer',
})
export const direction = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  paddingBlock: space[2],
})
export const buttons = style({ gridArea: 'buttons', display: 'flex' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const counter = style({ color: vars.color.mutedInk, fontVariantNumeric: 'tabular-nums' })
export const over = style({ color: vars.color.dangerText, fontWeight: 600 })
