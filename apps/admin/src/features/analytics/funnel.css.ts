import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

const { color } = vars

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  marginBlockStart: space[1],
})
export const whole = style({ fill: color.sunken })
export const part = style({ fill: color.teal })
export const less = style({ color: color.mutedInk })
