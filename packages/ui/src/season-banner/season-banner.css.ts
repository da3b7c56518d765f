import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { fontFamily, palette, radius, space, weight } from '../tokens.ts'

/** Widths of the banner itself, so that a preview in a narrow column looks like a narrow screen. */
const tablet = '(min-width: 44rem)'
const desktop = '(min-width: 66rem)'

export const frame = style({ containerType: 'inline-size' })
export const banner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  // As tall as its longest text in either language.
  minBlockSize: '17.25rem',
  paddingBlock: '2.25rem 1rem',
  paddingInline: space[4],
  borderRadius: radius.lg,
  '@container': { [tablet]: { minBlockSize: '12.75rem', paddingInline: space[8] } },
})
export const tones = styleVariants({
  default: { background: vars.color.butter },
  birthday: { background: vars.color.blush },
  christmas: { background: vars.color.mint },
  easter: { background: vars.color.lilac },
  backToSchool: { background: vars.color.sky },
  childrensDay: { background: vars.color.butter },
})
export const content = style({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '@container': {
    [tablet]: { gridTemplateColumns: '9rem 1fr auto', gap: space[6] },
    [desktop]: { gridTemplateColumns: '12.5rem 1fr auto', gap: space[8] },
  },
})
// On phones the title is beside the picture and the text is below both.
export const words = style({
  display: 'contents',
  '@container': { [tablet]: { display: 'grid', gap: space[1] } },
})
export const title = style({
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: vars.text.h3.size,
  lineHeight: 1.15,
  textWrap: 'balance',
})
export const text = style({
  gridColumn: '1 / -1',
  maxInlineSize: '32rem',
  textWrap: 'pretty',
  '@container': { [tablet]: { gridColumn: 'auto' } },
})
export const action = style({ gridColumn: '1 / -1', '@container': { [tablet]: { gridColumn: 'auto' } } })
export const art = style({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' })

/** The small flags along the upper edge. */
export const bunting = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '1.75rem',
})
export const flags = styleVariants({
  default: { color: palette.red },
  birthday: { color: palette.teal },
  christmas: { color: palette.red },
  easter: { color: palette.teal },
  backToSchool: { color: palette.red },
  childrensDay: { color: palette.teal },
})
