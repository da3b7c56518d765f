import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space } from '@recadinho/ui/tokens'

export { itemLink as link } from '../../components/list.css.ts'

const { color } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: space[5],
})
export const queue = style({ display: 'grid', gap: space[3] })
export const item = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
})
export const about = style({ flex: '1 1 14rem', minInlineSize: 0 })
export const number = style({ fontFamily: fontFamily.mono, whiteSpace: 'nowrap' })
export const pills = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const key = style({
  display: 'inline-block',
  minInlineSize: '1.25rem',
  paddingInline: space[1],
  textAlign: 'center',
  border: '1px solid currentColor',
  borderRadius: '0.25rem',
  fontFamily: fontFamily.mono,
  fontSize: vars.text.xs.size,
  '@media': { '(pointer: coarse)': { display: 'none' }, [media.phone]: { display: 'none' } },
})

export const top = style({ display: 'grid', gap: space[2] })
export const who = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
/** Film left, lines right; on a phone one above the other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(16rem, 24rem) minmax(0, 1fr)' } },
})
export const column = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
/** The film and the decision below it stay in view while the lines scroll. */
export const film = style([
  column,
  { '@media': { [media.tablet]: { position: 'sticky', insetBlockStart: '5rem' } } },
])
globalStyle(`${film} video`, { maxBlockSize: 'min(52vh, 36rem)' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
