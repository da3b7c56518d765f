import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space, weight } from '@recadinho/ui/tokens'

const { color } = vars

export const field = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const legend = style({ fontWeight: weight.semibold })
export const range = style({
  display: 'grid',
  gridTemplateColumns: '4rem auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
})
export const end = style({ color: color.mutedInk, fontSize: vars.text.sm.size })
export const slider = style({ inlineSize: '100%', minBlockSize: '1.5rem', accentColor: color.primary })
