import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, space } from '../tokens.ts'

export const gaps = styleVariants(space, (gap) => ({ gap }))

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const inline = style({ display: 'flex', minInlineSize: 0 })
export const wrap = style({ flexWrap: 'wrap' })
export const grid = style({ display: 'grid' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7 } as const
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
export const phoneColumns = styleVariants(counts, columns)
export const tabletColumns = styleVariants(counts, (count) => ({
  '@media': { [media.tablet]: columns(count) },
}))
export const desktopColumns = styleVariants(counts, (count) => ({
  '@media': { [media.desktop]: columns(count) },
}))

export const container = styleVariants({
  form: { maxInlineSize: '34rem' },
  text: { maxInlineSize: '44rem' },
  page: { maxInlineSize: '72rem' },
  full: { maxInlineSize: 'none' },
})
export const gutters = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: `min(${space[4]}, 5vw)`,
  '@media': { [media.tablet]: { paddingInline: space[8] } },
})

export const section = style({
  paddingBlock: space[12],
  '@media': { [media.tablet]: { paddingBlock: space[20] } },
})
export const tones = styleVariants({
  plain: {},
  parchment: { background: vars.color.sunken },
  sky: { background: vars.color.sky },
  blush: { background: vars.color.blush },
  butter: { background: vars.color.butter },
  mint: { background: vars.color.mint },
  lilac: { background: vars.color.lilac },
})
