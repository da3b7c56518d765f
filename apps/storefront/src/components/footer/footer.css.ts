import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, space, target, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const footer = style({
  background: vars.color.sunken,
  color: vars.color.ink,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const inner = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[10]} min(${space[4]}, 5vw) ${space[12]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '2fr 1fr', padding: `${space[16]} ${space[8]}` },
  },
})
export const about = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.desktop]: { gridTemplateColumns: '3fr 2fr 2fr' } },
})
export const brand = style({
  maxInlineSize: '24rem',
  color: vars.color.mutedInk,
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
export const logo = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: '1.375rem',
  textTransform: 'lowercase',
  color: vars.color.primaryText,
})
export const title = style({ fontSize: vars.text.sm.size, fontWeight: weight.bold, marginBlockEnd: space[1] })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  paddingBlock: space[1],
  color: vars.color.ink,
  textDecorationColor: vars.color.lineStrong,
  overflowWrap: 'anywhere',
})
export const plain = style({ paddingBlock: space[2], whiteSpace: 'pre-line' })

/** One line of links that wraps when it is too narrow. */
export const slim = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${space[5]}`,
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[3]} ${space[4]}`,
})
