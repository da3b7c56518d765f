import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export {
  list,
  row as item,
  rowButtons as buttons,
  rowName as name,
  rowProblem as problem,
  rowText as who,
} from '../../components/list.css.ts'

export const page = style({
  display: 'grid',
  gap: space[6],
})
export const part = style({ display: 'grid', gap: space[3] })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
})
