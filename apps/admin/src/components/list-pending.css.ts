import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export const page = style({ paddingBlockStart: space[5] })
