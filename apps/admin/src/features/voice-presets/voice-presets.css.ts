import { style } from '@vanilla-extract/css'
import { media, space, weight } from '@recadinho/ui/tokens'
import { listItem } from '../../components/list.css.ts'

export { face, list } from '../../components/list.css.ts'

export const page = style({ display: 'grid', gap: space[6], paddingBlockStart: space[5] })
export const top = style({ display: 'grid', gap: space[2], justifyItems: 'start', maxInlineSize: '46rem' })
export const speakers = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

/** Picture and text, with the samples and the decision below them on phones. */
export const row = style([
  listItem,
  {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: space[3],
    rowGap: space[3],
    '@media': {
      [media.tablet]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) minmax(0, 1.4fr)' },
    },
  },
])
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontWeight: weight.semibold,
})
/** Side by side if there is room. */
export const samples = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16.5rem), 1fr))',
  gap: space[2],
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: '1 / span 2' } },
})
export const sample = style({ display: 'grid', gap: space[1] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] })
export const decision = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.tablet]: { gridColumn: 2 } },
})
export const problem = style({ gridColumn: '1 / -1', display: 'grid', gap: space[2] })
