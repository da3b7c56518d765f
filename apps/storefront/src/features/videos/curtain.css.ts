import { palette, radius, space, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const curtain = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  padding: space[4],
  overflow: 'auto',
  borderRadius: radius.sm,
  background: 'rgb(67 10 10 / 0.72)',
  color: palette.white,
  textAlign: 'center',
})
export const words = style({ fontWeight: weight.semibold, textWrap: 'balance' })
export const loading = style({
  position: 'absolute',
  insetBlockEnd: '14%',
  insetInline: 0,
  zIndex: 1,
  display: 'none',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[2],
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.pill,
  background: palette.butter,
  color: palette.ink,
  fontWeight: weight.semibold,
  pointerEvents: 'none',
  selectors: { '&[data-shown=true]': { display: 'flex' } },
})
