import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

export interface Fact {
  key: string
  name: ReactNode
  rows: readonly { term: string; text: ReactNode }[]
}

/** A list of similar facts that also fits a phone. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={css.facts}>
      {facts.map(({ key, name, rows }) => (
        <li key={key} className={css.fact}>
          <p className={css.name}>{name}</p>
          <dl className={css.rows}>
            {rows.map(({ term, text }) => (
              <div key={term} className={css.row}>
                <dt className={css.term}>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
