import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const company = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  '@media': { [media.tablet]: { gap: space[4] }, print: { display: 'none' } },
})
globalStyle(`${company} img`, { borderRadius: radius.md })

export const steps = style({ display: 'grid', gap: space[4], counterReset: 'step' })
globalStyle(`${steps} > li`, {
  counterIncrement: 'step',
  position: 'relative',
  minBlockSize: '2.5rem',
  paddingInlineStart: '3.5rem',
})
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: '2.5rem',
  lineHeight: '2.5rem',
  borderRadius: radius.pill,
  background: vars.color.blush,
  fontFamily: fontFamily.display,
  fontWeight: weight.bold,
  textAlign: 'center',
})
