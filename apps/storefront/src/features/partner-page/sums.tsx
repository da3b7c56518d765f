import * as css from './partner-page.css.ts'

export interface SumsProps {
  /** A name and what stands below it. */
  sums: readonly (readonly [name: string, value: string])[]
}

/** Three figures beside each other. */
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
