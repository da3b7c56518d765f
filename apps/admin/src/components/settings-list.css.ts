import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, target, weight } from '@recadinho/ui/tokens'
import { listItem } from './list.css.ts'

export { list } from './list.css.ts'

const { color } = vars

export const item = style([
  listItem,
  {
    display: 'grid',
    gap: space[1],
  },
])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  color: color.link,
  fontWeight: weight.semibold,
})
