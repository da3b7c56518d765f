import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

export { link } from '../../components/settings-list.css.ts'

export const inText = style({ color: vars.color.link })
export const orders = style({ display: 'grid', gap: space[1] })
export const order = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
