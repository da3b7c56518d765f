import { useId, type ReactNode } from 'react'
import { CheckIcon } from '../icon/icon.tsx'
import * as css from './picture-choices.css.ts'

export interface PictureChoice<V extends string> {
  value: V
  /** Its name for screen readers, and on hover. */
  label: string
  /** A decorative SVG. */
  picture: string
}

interface PictureChoicesProps<V extends string> {
  legend: ReactNode
  options: readonly PictureChoice<V>[]
}

export interface PictureRadiosProps<V extends string> extends PictureChoicesProps<V> {
  value: V | null
  onChange: (value: V) => void
}

/** One of a few, on round pictures. */
export function PictureRadios<V extends string>({ value, onChange, ...group }: PictureRadiosProps<V>) {
  return <Group {...group} type="radio" isChecked={(each) => each === value} onChange={onChange} />
}

export interface PictureChecksProps<V extends string> extends PictureChoicesProps<V> {
  values: readonly V[]
  onChange: (value: V, checked: boolean) => void
}

/** Any of a few, on round pictures. */
export function PictureChecks<V extends string>({ values, onChange, ...group }: PictureChecksProps<V>) {
  return <Group {...group} type="checkbox" isChecked={(each) => values.includes(each)} onChange={onChange} />
}

interface GroupProps<V extends string> extends PictureChoicesProps<V> {
  type: 'radio' | 'checkbox'
  isChecked: (value: V) => boolean
  onChange: (value: V, checked: boolean) => void
}

function Group<V extends string>({ legend, options, type, isChecked, onChange }: GroupProps<V>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row}>
        {options.map(({ value, label, picture }) => (
          <label key={value} className={css.choice} title={label}>
            <input
              type={type}
              name={name}
              value={value}
              aria-label={label}
              checked={isChecked(value)}
              onChange={(event) => onChange(value, event.target.checked)}
              className={css.input}
            />
            <SvgPicture svg={picture} className={css.picture} />
            <span className={css.mark}>
              <CheckIcon size="sm" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A picture that was drawn as the text of an SVG; without a name it is decorative. */
export function SvgPicture({
  svg,
  label = '',
  className,
}: {
  svg: string
  label?: string
  className?: string
}) {
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} className={className} />
}
