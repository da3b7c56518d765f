import * as css from './partner-page.css.ts'

export interface SumsProps {
  /** Each name, with the value below it. */
  sums: readonly (readonly [name: string, value: string])[]
}

/** Three figures side by side. */
export function Sums({ sums }: SumsProps) {
  return (
    <dl className={css.sums}>
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
