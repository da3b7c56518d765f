import { vars } from '@recadinho/ui/theme.css'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** As tall as a finger needs; the bar itself is slim. */
export const scrubber = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.75rem',
  margin: 0,
  cursor: 'pointer',
  accentColor: color.primary,
  // A vertical swipe over it scrolls the page.
  touchAction: 'pan-y',
})
