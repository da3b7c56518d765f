import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export { head, item, link, list } from '../../components/settings-list.css.ts'
export { meta, ours, theirs, words } from '../../components/thread.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: space[5],
  maxInlineSize: '60rem',
})
/** Long threads scroll internally, so that the content below stays near. */
export const log = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  maxBlockSize: '32rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
