import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

export const steps = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: `${space[2]} ${space[5]}`,
  '@media': {
    // In one row, to leave more height to the step.
    [media.landscapePhone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: `0 ${space[1]}`,
    },
  },
})

/** The space between the step indicator and the bottom bar: tall enough to keep the bar at the bottom edge. */
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minBlockSize: 'calc(100dvh - 15rem)',
  paddingBlockEnd: space[8],
  '@media': { [media.phone]: { gap: space[4] } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
  justifyContent: 'space-between',
})

/** Search and categories: stacked on phones, side by side on wider screens. */
export const filters = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
})

export const price = style({
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space[2],
    },
  },
})
export const note = style({ display: 'flex', alignItems: 'center', gap: space[2] })

/** Title and form beside the preview, which begins as high as the title; on a phone the preview is below the child's name. */
export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)', gap: space[10] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 38rem)', gap: space[8] },
    [media.landscapePhone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)', gap: space[5] },
  },
})
export const title = style({
  '@media': { [media.phone]: { order: -2 }, [media.landscapePhone]: { order: 0 } },
})

const face = createVar()
/** Space for three in every option, to align the texts. */
export const faces = style({
  vars: { [face]: '3rem' },
  display: 'flex',
  inlineSize: `calc(${face} * 2.3)`,
  '@media': { [media.phone]: { vars: { [face]: 'min(2.25rem, 10vw)' } } },
})
globalStyle(`${faces} img`, {
  inlineSize: face,
  blockSize: face,
  objectFit: 'cover',
  objectPosition: '50% 20%',
  borderRadius: radius.pill,
  border: `2px solid ${vars.color.card}`,
  marginInlineEnd: `calc(${face} * -0.35)`,
})
