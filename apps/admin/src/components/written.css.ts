import { style } from '@vanilla-extract/css'

export const written = style({ overflowWrap: 'anywhere' })
