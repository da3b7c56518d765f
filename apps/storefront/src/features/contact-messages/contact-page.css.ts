import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.tablet]: {
      // One line per day of the opening hours.
      gridTemplateColumns: 'minmax(19rem, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
    },
    [media.desktop]: { columnGap: space[12] },
  },
})
export const words = style({ display: 'grid', gap: space[3], alignContent: 'start' })
export const aside = style({ display: 'grid', gap: space[6], alignContent: 'start' })
/** Beside the others from tablets up, between them on phones. */
export const paper = style({
  '@media': {
    [media.tablet]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      alignSelf: 'start',
      padding: space[6],
      background: vars.color.card,
      border: `1px solid ${vars.color.line}`,
      borderRadius: radius.lg,
    },
    [media.desktop]: { padding: space[8] },
  },
})
export const picture = style({
  maxInlineSize: '13rem',
  '@media': { [media.phone]: { display: 'none' } },
})
globalStyle(`${picture} img`, { borderRadius: radius.lg })
export const form = style({ display: 'grid', gap: space[5] })
