import { vars } from '@recadinho/ui/theme.css'
import { media, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** On phones one column in reading order; on wider screens the summary is beside it and sticky. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  minBlockSize: 'calc(100dvh - 11rem)',
  alignContent: 'start',
  paddingBlock: `${space[2]} ${space[8]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 40%)',
      gridTemplateAreas: '"title title" "main summary"',
      gap: `${space[6]} ${space[8]}`,
      paddingBlock: `${space[6]} ${space[12]}`,
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
  },
})
const wide = (styles: object) => ({ '@media': { [media.tablet]: styles } })
export const title = style(wide({ gridArea: 'title' }))
export const summary = style({
  minInlineSize: 0,
  ...wide({ gridArea: 'summary', position: 'sticky', insetBlockStart: '6rem' }),
})
export const main = style({ display: 'grid', gap: space[5], minInlineSize: 0, ...wide({ gridArea: 'main' }) })
export const section = style({ display: 'grid', gap: space[4] })
/** The total in the bar. */
export const price = style({
  fontSize: vars.text.h4.size,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
