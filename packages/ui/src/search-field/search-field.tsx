import { useId, type ReactNode, type Ref } from 'react'
import { SearchIcon } from '../icon/icon.tsx'
import { classes } from '../lib/closed.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './search-field.css.ts'

export interface SearchFieldProps {
  label: ReactNode
  /** Shows the label only to screen readers; use it if the context explains the field. */
  labelHidden?: boolean
  placeholder?: string
  /** The search text. */
  value: string
  onChange: (typed: string) => void
  /** The matches, shown beside the label and announced after each change. */
  found?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Filters what the page shows as the user types. Hidden without JavaScript, because it would do nothing. */
export function SearchField({
  label,
  labelHidden = false,
  placeholder,
  value,
  onChange,
  found,
  ref,
}: SearchFieldProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id} className={classes(!labelHidden && css.label)}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={css.box}>
        <span className={css.icon}>
          <SearchIcon />
        </span>
        <input
          ref={ref}
          id={id}
          type="search"
          className={css.input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          aria-describedby={found === undefined ? undefined : `${id}-found`}
        />
      </div>
      {found !== undefined && (
        <output id={`${id}-found`} htmlFor={id} className={css.found}>
          {found}
        </output>
      )}
    </div>
  )
}
