import { vars } from '@recadinho/ui/theme.css'
import { media } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const price = style({
  fontSize: vars.text.h4.size,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
// Wraps here rather than in the button's label.
export const nothing = style({ '@media': { [media.phone]: { maxInlineSize: '7rem' } } })
