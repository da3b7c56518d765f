import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, weight } from '../tokens.ts'

const { color } = vars

export const list = style({ display: 'flex', gap: space[2], containerType: 'inline-size' })
// With large text on a narrow screen, only the current step's name fits.
const narrow = '(inline-size < 14rem)'
export const item = style({
  flex: 1,
  minInlineSize: 0,
  selectors: { '&[aria-current=step]': { '@container': { [narrow]: { flex: 'none' } } } },
})
/** Shared by the link and the plain step: tall enough to tap. */
const tall = { display: 'grid', gap: space[1], paddingBlock: space[2], alignContent: 'start' } as const
export const plain = style(tall)
globalStyle(`${item} > a`, { ...tall, color: 'inherit', textDecoration: 'none', borderRadius: radius.sm })

export const bar = style({
  blockSize: '0.4375rem',
  borderRadius: radius.pill,
  transition: `background-color ${motion.calm}`,
})
export const bars = styleVariants({
  done: { background: color.primary },
  current: { background: color.primary },
  ahead: { background: color.line, boxShadow: `inset 0 0 0 1px ${color.line}` },
})
export const label = style({
  fontSize: vars.text.sm.size,
  color: color.mutedInk,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { fontSize: vars.text.xs.size } },
  selectors: { '[aria-current=step] &': { color: color.ink, fontWeight: weight.semibold } },
})
globalStyle(`${item}:not([aria-current=step]) ${label}`, {
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
})
globalStyle(`${item} > a ${label}`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' })
globalStyle(`${item} > a:hover ${label}`, { color: color.ink })
