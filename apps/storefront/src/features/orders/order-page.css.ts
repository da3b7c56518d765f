import { vars } from '@recadinho/ui/theme.css'
import { media, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': {
    print: { display: 'block', paddingBlock: 0 },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)',
      gap: space[10],
      paddingBlockStart: space[10],
    },
  },
})
export const main = style({ display: 'grid', gap: space[6], minInlineSize: 0 })
export const side = style({
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
  '@media': { print: { display: 'block' } },
})
export const note = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.mutedInk,
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
})

export const number = style({ whiteSpace: 'nowrap' })

/** Only the receipt is printed, on one sheet. */
export const paper = style({})
globalStyle(`body:has(${paper}) :not(:has(${paper}), ${paper}, ${paper} *)`, {
  '@media': { print: { display: 'none !important' } },
})
// Elements with the screen's height would not fit on a sheet.
globalStyle(`body:has(${paper}) :has(${paper})`, {
  '@media': {
    print: { display: 'block !important', minBlockSize: '0 !important', padding: '0 !important' },
  },
})
globalStyle(`body:has(${paper})`, { '@media': { print: { background: vars.color.card } } })
