import { radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[8], paddingBlock: `${space[8]} ${space[16]}` })
export const form = style({ display: 'grid', gap: space[4] })
export const picture = style({ lineHeight: 0, borderRadius: radius.lg, overflow: 'clip' })
