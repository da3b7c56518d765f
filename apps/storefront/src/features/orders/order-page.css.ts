import { vars } from '@recadinho/ui/theme.css'
import { media, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const onPaper = { '@media': { print: { display: 'none' } } } as const

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
export const main = style({ display: 'grid', gap: space[6], minInlineSize: 0, ...onPaper })
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
  ...onPaper,
})
export const offPaper = style(onPaper)

/** What is printed is the receipt, on one sheet. */
globalStyle(`body header, body footer, body nav, body > :not(:has(main)), [data-toasts]`, onPaper)
