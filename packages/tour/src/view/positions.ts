import { spotlightPadding, tooltipMargins, tooltipOffset } from '../constants.ts'

interface Position {
  x: number
  y: number
  placement: string
  rects: { floating: { width: number } }
}

/**
 * Floating UI middleware (used by Shepherd): space between the highlighted target and the tooltip, and at the
 * viewport's edges.
 */
export const keepDistance = {
  // Later middleware looks it up by this name and limits how far the tooltip may move.
  name: 'offset',
  fn({ x, y, placement, rects }: Position) {
    const away = spotlightPadding + tooltipOffset
    const dx = placement.startsWith('left') ? -away : placement.startsWith('right') ? away : 0
    const dy = placement.startsWith('top') ? -away : placement.startsWith('bottom') ? away : 0
    const margin = tooltipMargins / 2
    const most = scrollX + document.documentElement.clientWidth - margin - rects.floating.width
    return { x: Math.max(Math.min(x + dx, most), scrollX + margin), y: y + dy, data: { x: dx, y: dy } }
  },
}
