import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export const filters = style({ display: 'grid', gap: space[3] })
export const words = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const search = style({ flex: '1 1 14rem' })
export const stage = style({ flex: '0 1 14rem' })
