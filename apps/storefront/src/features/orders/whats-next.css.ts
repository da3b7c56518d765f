import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[4], marginBlockStart: space[4] })
export const item = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' })
export const icon = style({ flex: 'none', color: vars.color.primaryText })
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
