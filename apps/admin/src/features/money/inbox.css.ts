import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, space, weight } from '@recadinho/ui/tokens'
import { listItem } from '../../components/list.css.ts'

export { list } from '../../components/list.css.ts'

const { color } = vars

export const page = style({ display: 'grid', gap: space[6], paddingBlockStart: space[5] })
export const part = style({ display: 'grid', gap: space[3] })
export const top = style({ display: 'grid', gap: space[1] })

/** Text on top, facts below; from tablet width on, the actions are at the end below the amount. */
export const item = style([
  listItem,
  {
    display: 'grid',
    gap: space[3],
  },
])
const indent = `calc(2.25rem + ${space[3]})`
export const head = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '50%',
  background: color.warningTint,
  color: color.warningText,
})
/** Below its heading; full width on phones, where there is no room beside the icon. */
export const words = style({
  gridColumn: '1 / -1',
  maxInlineSize: '46rem',
  '@media': { [media.tablet]: { gridColumn: '2 / -1' } },
})
export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.semibold,
  fontSize: vars.text.lg.size,
  whiteSpace: 'nowrap',
})
export const facts = style({ '@media': { [media.tablet]: { paddingInlineStart: indent } } })
export const order = style({
  fontFamily: fontFamily.mono,
  fontSize: '0.94em',
  fontWeight: weight.semibold,
  color: color.link,
  // A touch target large enough although it is inline.
  paddingBlock: space[1],
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.tablet]: { paddingInlineStart: indent } },
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const text = style({ flex: '1 1 16rem', minInlineSize: 0 })
export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
})
