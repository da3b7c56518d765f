import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: '48rem',
  paddingBlockStart: space[4],
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const foldName = style({ minBlockSize: vars.control.sm, color: vars.color.link, cursor: 'pointer' })
