import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, target } from '@recadinho/ui/tokens'

export { itemLink as link } from '../../components/list.css.ts'

const { color } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
/** The whole row can be pressed, though only its name is the link. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: target,
  paddingBlock: space[2],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line}` } },
})
const mark = style({ display: 'grid', inlineSize: '1.25rem', blockSize: '1.25rem' })
export const done = style([mark, { color: color.successText }])
export const open = style([mark, { border: `2px solid ${color.lineStrong}`, borderRadius: '50%' }])
