import { clamp } from '../easing.ts'
import type { CameraKey } from '../timeline-format.ts'
import type { Box } from '../bounds.ts'

/** The frame, and what of it words leave free. */
export interface Frame {
  readonly width: number
  readonly height: number
}

/** The scale of letters: 1 in a frame of 720 by 900 or higher. A low frame has smaller ones, so that heads have room. */
export const wordsUnit = ({ width, height }: Frame): number => Math.min(width / 720, height / 900)

/** So far below the frame's top, in units of words, a head is free of pennants, also as the shot comes nearer. */
const BELOW_PENNANTS = 178

/** The board of the lights is no higher. */
const BELOW_LIGHTS = 256

const belowPennants = ({ width, height }: Frame): number =>
  Math.max(height * 0.15, BELOW_PENNANTS * wordsUnit({ width, height }))

/** Pennants, or the lights, hang above it; captions stand below it. */
export const freeArea = ({ width, height }: Frame, lit = false): Box => ({
  left: width * 0.05,
  top: lit ? BELOW_LIGHTS * wordsUnit({ width, height }) : belowPennants({ width, height }),
  right: width * 0.95,
  bottom: height * 0.81,
})

/** Where all stand at a climax: under the pennants or the lights, their feet just above or behind the captions. */
export const climaxArea = (frame: Frame, lit: boolean): Box => ({
  ...freeArea(frame, lit),
  left: frame.width * 0.02,
  right: frame.width * 0.98,
  bottom: frame.height * (lit ? 0.89 : 0.86),
})

/** The window of the last picture. */
export const pictureWindow = ({ width, height }: Frame): Box => ({
  left: width * 0.08,
  top: height * 0.07,
  right: width * 0.92,
  bottom: height * 0.72,
})

const WAIST = 0.8
const NEAREST = 3.6
/** A cut changes the size of what is seen by so much (D12). */
export const CUT = 1.3
/** Between the sizes of shots: a shot comes a little nearer before the next cut. */
const STEP = CUT * 1.06

/** How far a view's zoom is one size nearer, or farther. */
export const nearer = ([, , zoom]: CameraKey['view'], sizes: 1 | -1): number => zoom * STEP ** sizes

interface Fitting {
  readonly least?: number
  readonly most?: number
  /** At the bottom of the area instead of in its middle: so that feet stay on the floor. */
  readonly standing?: boolean
}

/** The view in which a box fills an area of the frame. */
export function fit(
  box: Box,
  area: Box,
  { width, height }: Frame,
  { least = 1, most = NEAREST, standing = false }: Fitting = {},
): CameraKey['view'] {
  const zoom = clamp(
    Math.min(
      (area.right - area.left) / (box.right - box.left),
      (area.bottom - area.top) / (box.bottom - box.top),
    ),
    Math.min(least, NEAREST),
    Math.max(1, most),
  )
  const x = (box.left + box.right) / 2 - ((area.left + area.right) / 2 - width / 2) / zoom
  const y = standing
    ? box.bottom - (area.bottom - height / 2) / zoom
    : (box.top + box.bottom) / 2 - ((area.top + area.bottom) / 2 - height / 2) / zoom
  return [Math.round(x), Math.round(y), Math.round(zoom * 1000) / 1000]
}

/** What is seen of the frame. */
export const seenIn = ([x, y, zoom]: CameraKey['view'], { width, height }: Frame): Box => ({
  left: x - width / 2 / zoom,
  top: y - height / 2 / zoom,
  right: x + width / 2 / zoom,
  bottom: y + height / 2 / zoom,
})

export const holds = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

export const isRoomFor = (box: Box, area: Box): boolean =>
  box.right - box.left <= area.right - area.left && box.bottom - box.top <= area.bottom - area.top

/** From the top of the hat to the waist. */
export const waistUp = (whole: Box, head: Box): Box => ({
  ...head,
  top: Math.min(whole.top, head.top),
  bottom: whole.top + (whole.bottom - whole.top) * WAIST,
})

export const withMargin = ({ left, top, right, bottom }: Box, share: number): Box => {
  const [x, y] = [(right - left) * share, (bottom - top) * share]
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y }
}
