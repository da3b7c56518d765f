import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const words = style({ marginBlock: `${space[2]} ${space[4]}` })
