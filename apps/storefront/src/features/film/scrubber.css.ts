import { style } from '@vanilla-extract/css'

/** As tall as a finger needs; the bar itself is slim. */
export const scrubber = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.75rem',
  margin: 0,
  cursor: 'pointer',
  // It moves while the film plays, which would lay out the page each time.
  contain: 'layout size',
  // A vertical swipe over it scrolls the page.
  touchAction: 'pan-y',
})
