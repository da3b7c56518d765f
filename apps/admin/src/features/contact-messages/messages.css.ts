import { style } from '@vanilla-extract/css'
import { media, space } from '@recadinho/ui/tokens'
import { item as settingsItem } from '../../components/settings-list.css.ts'

export { head, link, list } from '../../components/settings-list.css.ts'
export { meta, ours, theirs, words } from '../../components/thread.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: space[5],
  maxInlineSize: '60rem',
})
export const filters = style({ display: 'grid', gap: space[3] })
export const busy = style({
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
})
export const item = style([settingsItem, { minInlineSize: 0, overflowWrap: 'anywhere' }])

/** The conversation, with the assignee beside it if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})
export const wide = style([page, { maxInlineSize: '75rem' }])
export const thread = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  overflowWrap: 'anywhere',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

export const orders = style({ display: 'grid', gap: space[1] })
