import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** One screen, one column. */
export const page = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minBlockSize: 'calc(100dvh - 11rem)',
  paddingBlock: `${space[2]} ${space[8]}`,
  '@media': { [media.tablet]: { gap: space[5], paddingBlock: `${space[6]} ${space[12]}` } },
})
/** The price wraps below the name if there is no room for both beside the faces. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.lg,
  background: vars.color.butter,
})
export const cast = style({ display: 'flex', flex: 'none' })
export const picture = style({
  lineHeight: 0,
  borderRadius: radius.pill,
  overflow: 'clip',
  border: `2px solid ${vars.color.card}`,
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${space[4]})` } },
})
export const words = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const price = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: vars.text.h4.size,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
