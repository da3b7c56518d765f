import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { feedbackLimits } from '@recadinho/contracts/video-feedback'
import { FieldError } from '@recadinho/ui/field'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useId } from 'react'
import * as css from './hearts.css.ts'

const counts = Array.from({ length: feedbackLimits.heartsMax }, (_, index) => index + 1)

/** A number of hearts. */
export function Hearts({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <p className={css.row}>
      <VisuallyHidden>{t`${plural(count, { one: '# heart', other: '# hearts' })}`}</VisuallyHidden>
      {counts.map((each) => (
        <Heart key={each} full={each <= count} />
      ))}
    </p>
  )
}

export interface HeartsFieldProps {
  value: number | null
  onChange: (hearts: number) => void
  error: string | undefined
}

/** A rating of one to five hearts. */
export function HeartsField({ value, onChange, error }: HeartsFieldProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend className={css.legend}>{t`How many hearts?`}</legend>
      <div className={css.row}>
        {counts.map((count) => (
          <label key={count} className={css.choice}>
            <input
              type="radio"
              name={id}
              value={count}
              checked={count === value}
              onChange={() => onChange(count)}
              className={css.radio}
            />
            <Heart full={value !== null && count <= value} />
            <VisuallyHidden>{t`${plural(count, { one: '# heart', other: '# hearts' })}`}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

function Heart({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={css.heart} data-full={full}>
      <path d="M12.2 21.3C6.1 17.6 2.2 13.7 2 9.4 1.8 6 4.2 3.5 7.2 3.4c2-.1 3.8 1 4.8 2.8 1-1.9 2.9-3 5-2.8 3 .2 5.2 2.7 5 6-.3 4.3-4.1 8.2-9.8 11.9Z" />
    </svg>
  )
}
