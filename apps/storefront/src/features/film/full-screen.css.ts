import { vars } from '@recadinho/ui/theme.css'
import { media, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const dialog = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  background: color.ink,
})
/** The room that the picture leaves above and below it. */
const rest = `${space[12]} - 7.5rem - env(safe-area-inset-top) - env(safe-area-inset-bottom)`
export const view = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  justifyItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding:
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  background: color.ink,
  '@media': {
    [media.landscapePhone]: {
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateColumns: 'auto minmax(0, 24rem)',
      justifyContent: 'center',
      columnGap: space[6],
    },
  },
})
export const close = style({
  justifySelf: 'end',
  padding: `${space[1]} ${space[2]}`,
  color: color.card,
  '@media': { [media.landscapePhone]: { gridColumn: 2 } },
})
globalStyle(`${close} > button`, { color: 'inherit' })
globalStyle(`${close} > button:hover`, { color: color.ink })
export const picture = style({
  alignSelf: 'center',
  inlineSize: `min(100%, (100dvh - ${rest}) * 9 / 16)`,
  '@media': {
    [media.landscapePhone]: {
      gridRow: '1 / -1',
      gridColumn: 1,
      inlineSize: 'calc((100dvh - env(safe-area-inset-top) - env(safe-area-inset-bottom)) * 9 / 16)',
    },
  },
})
export const controls = style({
  display: 'grid',
  gap: space[2],
  inlineSize: 'min(100%, 30rem)',
  padding: `${space[2]} ${space[4]}`,
  accentColor: color.marigold,
  '@media': { [media.landscapePhone]: { gridColumn: 2, alignSelf: 'center' } },
})
