import { drawFrame, FRAME_LAYERS } from './draw-frame.ts'
import { SvgContext } from './svg-context.ts'
import type { Timeline } from './timeline-format.ts'

/**
 * One frame of a Timeline, `t` in seconds, as a standalone SVG: what a canvas shows, without the words, for which a
 * picture could not load the font.
 */
export function frameToSvg(timeline: Timeline, t: number): string {
  const ctx = new SvgContext()
  const { width, height } = timeline
  for (const layer of FRAME_LAYERS) if (layer !== 'words') drawFrame(ctx, timeline, t, { layer })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ctx.markup()}</svg>`
}
