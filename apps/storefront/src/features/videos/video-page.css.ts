import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const cards = style({ display: 'grid', gap: space[6], paddingBlock: `${space[8]} ${space[16]}` })
