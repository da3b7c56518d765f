import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, space, weight } from '@recadinho/ui/tokens'
import { listItem } from '../../components/list.css.ts'

export { list } from '../../components/list.css.ts'

const { color } = vars

/** The words on a line of their own on a phone, the others two beside each other. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const subject = style({ '@media': { [media.phone]: { gridColumn: '1 / -1', order: -1 } } })
export const log = style({
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
})
export const item = style([listItem, { display: 'grid', gap: space[2] }])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
})
export const what = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const action = style({ fontWeight: weight.semibold })
export const link = style({
  color: color.link,
  fontWeight: weight.semibold,
  // A finger hits it though it stands in a line.
  paddingBlock: space[1],
})
export const was = style({ color: color.mutedInk })
export const arrow = style({ color: color.mutedInk, verticalAlign: 'middle' })
export const now = style({ textDecoration: 'none' })
export const unkept = style({ color: color.mutedInk })
