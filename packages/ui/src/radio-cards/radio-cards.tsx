import { useId, type ReactNode } from 'react'
import { FieldError } from '../field/field.tsx'
import { Grid, type GridProps } from '../layout/layout.tsx'
import * as css from './radio-cards.css.ts'

export interface RadioCard<V extends string> {
  value: V
  title: ReactNode
  description?: ReactNode
  /** To the right of the text: a price. */
  aside?: ReactNode
  /** To the left of the text: a picture. */
  media?: ReactNode
  /** On the card's edge: a saving. */
  badge?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioCardsProps<V extends string> {
  legend: ReactNode
  /** Visible only to screen readers; use it if a heading above says the same. */
  legendHidden?: boolean | undefined
  name: string
  value: V | null
  onChange: (value: V) => void
  options: readonly RadioCard<V>[]
  columns?: NonNullable<GridProps['columns']> | undefined
  error?: ReactNode
}

/** One of a few options, each described on its own card. */
export function RadioCards<V extends string>({
  legend,
  legendHidden,
  name,
  value,
  onChange,
  options,
  columns,
  error,
}: RadioCardsProps<V>) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend className={legendHidden ? css.hiddenLegend : css.legend}>{legend}</legend>
      <Grid gap={4} {...(columns ? { columns } : {})}>
        {options.map((option) => (
          <label key={option.value} className={option.media ? css.pictured : css.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={css.radio}
            />
            {option.media && <span className={css.picture}>{option.media}</span>}
            <span className={css.body}>
              <span className={css.words}>
                <span className={css.title}>{option.title}</span>
                {option.description && <span className={css.description}>{option.description}</span>}
              </span>
              {option.aside && <span className={css.aside}>{option.aside}</span>}
            </span>
            {option.badge && <span className={css.badge}>{option.badge}</span>}
          </label>
        ))}
      </Grid>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
