import { style } from '@vanilla-extract/css'

/** As tall as a finger needs; the bar itself is slim. */
export const scrubber = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.75rem',
  margin: 0,
  cursor: 'pointer',
  // A vertical swipe over it scrolls the page.
  touchAction: 'pan-y',
})
