import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const place = style({ display: 'grid' })
export const form = style({ gridArea: '1 / 1', minInlineSize: 0 })
export const skeleton = style({ display: 'grid', gap: space[3], gridArea: '1 / 1', minBlockSize: '10rem' })
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] })
