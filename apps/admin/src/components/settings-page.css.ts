import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export const top = style({ display: 'grid', gap: space[1] })
