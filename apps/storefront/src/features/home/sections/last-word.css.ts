import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const outer = style({ paddingBlockEnd: space[16] })
export const card = style({
  display: 'grid',
  gap: space[6],
  padding: `${space[8]} ${space[5]}`,
  borderRadius: '1.75rem',
  background: vars.color.primary,
  color: vars.color.onPrimary,
  overflow: 'hidden',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', padding: space[12] } },
})
export const words = style({ display: 'grid', gap: space[5], justifyItems: 'start' })
export const title = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.h2.size,
  lineHeight: vars.text.h2.line,
  textWrap: 'balance',
})
export const pictures = style({ display: 'flex', justifyContent: 'center' })
globalStyle(`${pictures} img`, {
  inlineSize: '34%',
  borderRadius: radius.lg,
  border: `4px solid ${vars.color.onPrimary}`,
  marginInlineStart: '-4%',
})
globalStyle(`${pictures} img:nth-child(1)`, { transform: 'rotate(-5deg)' })
globalStyle(`${pictures} img:nth-child(2)`, { transform: 'translateY(-6%)', zIndex: 1 })
globalStyle(`${pictures} img:nth-child(3)`, { transform: 'rotate(5deg)' })
