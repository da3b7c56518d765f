import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Tall enough to tap. */
export const link = style({ display: 'inline-block', paddingBlock: space[1], color: 'inherit' })
