import { style } from '@vanilla-extract/css'
import { media, space, weight } from '@recadinho/ui/tokens'
import { face, listItem } from '../../components/list.css.ts'

export { face, list } from '../../components/list.css.ts'

export const page = style({ display: 'grid', gap: space[6], paddingBlockStart: space[5] })
export const top = style({ display: 'grid', gap: space[1], maxInlineSize: '46rem' })
export const add = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[3] })
export const category = style({ display: 'grid', gap: space[3] })

/** Picture and text; the buttons are below them on phones and at the end from tablet width on. */
export const row = style([
  listItem,
  {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[3],
    '@media': { [media.tablet]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) auto' } },
  },
])
/** Faded if not offered; a label says so too. */
export const pale = style([face, { opacity: 0.45 }])
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontWeight: weight.semibold,
})
export const buttons = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
/** Wraps as a unit on phones, where there is no room for a single row. */
export const group = style({ display: 'flex', alignItems: 'center', gap: space[1] })
/** The same text in both languages, side by side if there is room. */
export const languages = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
