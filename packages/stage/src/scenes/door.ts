import type { SceneFrame } from '../scene.ts'

/** Where a place has its door: the middle of its foot, and its size, in pixels of the frame. */
export const doorOf = ({ width, horizon, unit }: Pick<SceneFrame, 'width' | 'horizon' | 'unit'>) => ({
  x: Math.round(width / 2 - Math.min(width * 0.24, 270 * unit)),
  y: Math.round(horizon + 46 * unit),
  width: 176 * unit,
  height: 330 * unit,
})
