import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, space, target, weight } from '@recadinho/ui/tokens'
import { listItem } from '../../components/list.css.ts'

export { list, row, rowButtons, rowName, rowText } from '../../components/list.css.ts'
export { link } from '../../components/settings-list.css.ts'

const { color } = vars

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** On a phone, a name takes the whole line. */
export const wide = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const lines = style({
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
})
export const amount = style({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' })
export const balance = style([listItem, { display: 'grid', gap: space[2] }])
/** Three sums beside each other, also on a phone. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
})
export const sumName = style({ color: color.mutedInk, fontSize: '0.875rem' })
/** As high as the links beside it. */
export const nothing = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: target })
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
/** A URL has no place to break. */
export const secret = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
