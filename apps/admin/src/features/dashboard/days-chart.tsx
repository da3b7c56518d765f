import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './dashboard.css.ts'

export interface DaysChartProps {
  /** What the bars count. */
  label: string
  days: readonly { day: string; value: number }[]
  format: (value: number) => string
}

const height = 100
const width = 10

/** A bar for each day, and the same figures as a table. */
export function DaysChart({ label, days, format }: DaysChartProps) {
  const { tag } = useLocale()
  const most = Math.max(1, ...days.map(({ value }) => value))
  // A calendar day has no zone.
  const dates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const nameOf = (day: string) => dates.format(new Date(`${day}T00:00:00Z`))
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last || first === last) return null
  const total = width * days.length
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${total} ${height}`}
        preserveAspectRatio="none"
        className={css.chart}
      >
        {days.map(({ day, value }, at) => {
          const tall = (value / most) * (height - 2)
          return (
            <rect
              key={day}
              x={at * width + 1}
              y={height - tall}
              width={width - 2}
              height={tall}
              className={css.bar}
            >
              <title>{`${nameOf(day)}: ${format(value)}`}</title>
            </rect>
          )
        })}
        <line x1={0} x2={total} y1={height} y2={height} className={css.base} />
      </svg>
      <div aria-hidden="true" className={css.ends}>
        <span>{nameOf(first.day)}</span>
        <span>{nameOf(last.day)}</span>
      </div>
      <details>
        <summary className={css.summary}>
          <Trans>Show as a table</Trans>
        </summary>
        <table className={css.table}>
          <caption className={css.muted}>{label}</caption>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row" className={css.head}>
                  {nameOf(day)}
                </th>
                <td className={css.cell}>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
