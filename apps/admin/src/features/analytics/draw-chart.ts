import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { vars } from '@recadinho/ui/theme.css'

export interface Drawing {
  values: readonly number[]
  /** X-axis label of a day, by index. */
  dayName: (at: number) => string
  /** Formats Y-axis labels. */
  format: (value: number) => string
  /** Indexes of days with an annotation. */
  marks: readonly number[]
  /** Called with the index of the day under the pointer. */
  onPoint: (at: number) => void
}

const height = 240
const perLabel = 70

/** Draws a line chart that fills the width of `box`. Colors are resolved on each draw, so they follow the color scheme. */
export function drawChart(box: HTMLElement, { values, dayName, format, marks, onPoint }: Drawing): uPlot {
  const colour = (value: string) => {
    const name = /--[\w-]+/.exec(value)?.[0]
    return name === undefined ? value : getComputedStyle(box).getPropertyValue(name).trim()
  }
  const text = () => colour(vars.color.mutedInk)
  const axis = { stroke: text, font: '12px sans-serif', ticks: { show: false } }
  const days = values.map((_, at) => at)
  return new uPlot(
    {
      width: box.clientWidth,
      height,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: {
        x: { time: false },
        y: { range: (_plot, _min, most) => [0, most > 0 ? most * 1.08 : 1] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 28,
          incrs: [1, 2, 7, 14, 28, 56, 91],
          space: perLabel,
          values: (_plot, splits) => splits.map((at) => (Number.isInteger(at) ? dayName(at) : '')),
        },
        {
          ...axis,
          grid: { stroke: () => colour(vars.color.line), width: 1 },
          size: (_plot, labels) => 16 + 7 * Math.max(3, ...(labels ?? []).map((label) => label.length)),
          values: (_plot, splits) => splits.map(format),
        },
      ],
      series: [
        {},
        {
          stroke: () => colour(vars.color.link),
          width: 2,
          fill: () => `${colour(vars.color.link)}1f`,
          points: { show: values.length <= 31, size: 5, fill: () => colour(vars.color.link) },
        },
      ],
      hooks: {
        draw: [(plot) => drawMarks(plot, marks, colour(vars.color.marigold))],
        setCursor: [({ cursor: { idx } }) => typeof idx === 'number' && onPoint(idx)],
      },
    },
    [days, [...values]],
    box,
  )
}

/** A dashed vertical line for each annotation. */
function drawMarks(plot: uPlot, marks: readonly number[], colour: string) {
  const { ctx, bbox } = plot
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineWidth = 2 * devicePixelRatio
  ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio])
  for (const at of marks) {
    const x = Math.round(plot.valToPos(at, 'x', true))
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
  }
  ctx.restore()
}
