import { style } from '@vanilla-extract/css'

export const greeters = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
