/** §9: space above a target after scrolling to it, in pixels. */
export const scrollOffset = 20

/** §9: how long a scroll takes, in milliseconds. */
export const scrollDuration = 300

/** §9: highlighted space around the target, in pixels. */
export const spotlightPadding = 10

/** §9: between the highlight and the tooltip, in pixels. */
export const tooltipOffset = 10

/** §9: width of a tooltip, in pixels; a narrower window gets its own width less `tooltipMargins`. */
export const tooltipWidth = 380
export const tooltipMargins = 30

/** §9: how long a label stays after the pointer leaves its beacon, in seconds. */
export const hoverCloseDelay = 0.4

/** The tooltip's width in a window of `windowWidth` pixels (§9). */
export function tooltipWidthIn(windowWidth: number): number {
  return Math.min(tooltipWidth, windowWidth - tooltipMargins)
}
