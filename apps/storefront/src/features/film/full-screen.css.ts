import { vars } from '@recadinho/ui/theme.css'
import { media, motion, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { screen } from './film-player.css.ts'

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
/** As high as the window, if that is not too wide. */
const filmWidth = 'min(100%, (100dvh - env(safe-area-inset-top) - env(safe-area-inset-bottom)) * 9 / 16)'
export const view = style({
  display: 'grid',
  gridTemplate: '100% / 100%',
  justifyItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding:
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  background: color.ink,
  '@media': {
    [media.landscapePhone]: {
      gridTemplate: '50% 50% / auto minmax(0, 22rem)',
      justifyContent: 'center',
      columnGap: space[6],
    },
  },
})
export const picture = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  inlineSize: filmWidth,
  '@media': {
    [media.landscapePhone]: {
      gridRow: '1 / -1',
      inlineSize: 'calc((100dvh - env(safe-area-inset-top) - env(safe-area-inset-bottom)) * 3 / 4)',
    },
  },
})
globalStyle(`${picture} ${screen}`, { borderRadius: 0, boxShadow: 'none' })
/** Over the film's edges, unless the window is taller than the film. */
const controls = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: filmWidth,
  padding: space[2],
  accentColor: color.marigold,
  transition: `opacity ${motion.calm}`,
  '@media': { [media.landscapePhone]: { gridColumn: 2, inlineSize: '100%' } },
})
const shade = 'rgb(42 23 20 / 0.6)'
export const top = style([
  controls,
  {
    alignSelf: 'start',
    justifyContent: 'space-between',
    background: `linear-gradient(${shade}, transparent)`,
    // In a wide window the buttons are beside the film, so they need no shade.
    '@media': { [media.tablet]: { inlineSize: '100%', background: 'none' } },
  },
])
export const foot = style([
  controls,
  {
    alignSelf: 'end',
    background: `linear-gradient(transparent, ${shade})`,
    '@media': { [media.landscapePhone]: { gridRow: 2 } },
  },
])
/** They stay for keyboard users. */
for (const part of [top, foot])
  globalStyle(`${view}[data-away]:not(:has(:focus-visible)) > ${part}`, {
    opacity: 0,
    pointerEvents: 'none',
  })
