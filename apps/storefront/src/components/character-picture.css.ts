import { style } from '@vanilla-extract/css'

export const fluid = style({ inlineSize: '100%', blockSize: 'auto' })
