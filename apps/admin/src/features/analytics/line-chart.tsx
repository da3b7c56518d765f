import { useEffect, useRef } from 'react'
import type uPlot from 'uplot'
import { drawChart, type Drawing } from './draw-chart.ts'
import * as css from './chart.css.ts'

/** uPlot sets this status once its scales exist; before that no position can be computed. */
const ready = 1

export interface LineChartProps extends Drawing {
  label: string
  /** Index of the selected day. */
  at: number
}

/** A line chart by day. Its values are also available from the slider and the table below it. */
export function LineChart({ label, at, values, dayName, format, marks, onPoint }: LineChartProps) {
  const box = useRef<HTMLElement>(null)
  const plot = useRef<uPlot>(null)

  useEffect(() => {
    if (!box.current) return undefined
    const element = box.current
    const drawn = drawChart(element, { values, dayName, format, marks, onPoint })
    plot.current = drawn
    const fit = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: drawn.height }))
    fit.observe(element)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const redraw = () => drawn.redraw()
    dark.addEventListener('change', redraw)
    const scheme = new MutationObserver(redraw)
    scheme.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
    return () => {
      dark.removeEventListener('change', redraw)
      scheme.disconnect()
      fit.disconnect()
      drawn.destroy()
      plot.current = null
    }
  }, [values, dayName, format, marks, onPoint])

  useEffect(() => {
    const drawn = plot.current
    if (drawn?.status !== ready || drawn.cursor.idx === at) return
    drawn.setCursor({ left: drawn.valToPos(at, 'x'), top: 0 }, false)
  }, [at])

  return <figure ref={box} aria-label={label} className={css.chart} />
}
