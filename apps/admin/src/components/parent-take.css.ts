import { style } from '@vanilla-extract/css'

export const player = style({ display: 'block', inlineSize: '100%', maxInlineSize: '24rem' })
