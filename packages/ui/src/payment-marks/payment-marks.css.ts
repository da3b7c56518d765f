import { style } from '@vanilla-extract/css'
import { fontFamily, space, weight } from '../tokens.ts'

export const row = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] })
export const mark = style({ inlineSize: '2.375rem', blockSize: '1.5rem' })
export const plain = style({ inlineSize: '1.5rem', blockSize: '1.5rem' })
export const word = style({
  fontFamily: fontFamily.body,
  fontWeight: weight.bold,
  fontStyle: 'italic',
  textAnchor: 'middle',
})
