import { style } from '@vanilla-extract/css'
import { fontFamily, space, weight } from '../tokens.ts'

/** Always one row; the marks shrink on very narrow phones. */
export const row = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const mark = style({ inlineSize: '2.375rem', minInlineSize: 0, blockSize: '1.5rem' })
export const plain = style({ inlineSize: '1.5rem', blockSize: '1.5rem' })
export const word = style({
  fontFamily: fontFamily.body,
  fontWeight: weight.bold,
  fontStyle: 'italic',
  textAnchor: 'middle',
})
