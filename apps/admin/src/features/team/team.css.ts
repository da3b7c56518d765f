import { style } from '@vanilla-extract/css'
import { space, weight } from '@recadinho/ui/tokens'
import { listItem } from '../../components/list.css.ts'

export { list } from '../../components/list.css.ts'

export const page = style({
  display: 'grid',
  gap: space[6],
  paddingBlockStart: space[5],
  maxInlineSize: '60rem',
})
export const part = style({ display: 'grid', gap: space[3] })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
})

/** Who, then what can be done; below each other where there is no room. */
export const item = style([
  listItem,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  },
])
export const who = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space[1],
  overflowWrap: 'anywhere',
})
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontWeight: weight.semibold,
})
export const problem = style({ flexBasis: '100%' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
