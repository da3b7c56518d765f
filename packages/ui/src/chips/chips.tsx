import { useId, type ReactNode } from 'react'
import * as css from './chips.css.ts'

export interface Chip<V extends string> {
  value: V
  label: ReactNode
  /** The number of results. */
  count?: number | undefined
}

export interface ChipsProps<V extends string> {
  /** Accessible name of the group. */
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly Chip<V>[]
}

/** One of a few options in a row that scrolls sideways: filters, categories, segments. */
export function Chips<V extends string>({ label, value, onChange, options }: ChipsProps<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css.row}>
      {options.map((option) => (
        <label key={option.value} className={css.chip}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={css.input}
          />
          <span>{option.label}</span>
          {option.count !== undefined && <span className={css.count}>{option.count}</span>}
        </label>
      ))}
    </div>
  )
}
