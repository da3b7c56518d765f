import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
