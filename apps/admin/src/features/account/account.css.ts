import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export {
  list,
  row as item,
  rowButtons as buttons,
  rowName as name,
  rowProblem as problem,
  rowText as what,
} from '../../components/list.css.ts'

export const page = style({
  display: 'grid',
  gap: space[8],
  paddingBlockStart: space[5],
  maxInlineSize: '48rem',
})
export const part = style({ display: 'grid', gap: space[3] })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
})
/** A white margin in every theme: scanners need the contrast. */
export const qr = style({ inlineSize: '12rem', marginInline: 'auto', background: 'white' })
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: space[2],
  fontFamily: 'monospace',
})
