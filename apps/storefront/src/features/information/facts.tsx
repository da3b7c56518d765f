import type { MessageDescriptor } from '@lingui/core'
import * as css from './facts.css.ts'
import { useWords } from './use-words.tsx'

export interface Fact {
  /** A text, or the name of a key in the browser's storage. */
  name: MessageDescriptor | string
  rows: readonly (readonly [term: MessageDescriptor, text: MessageDescriptor])[]
}

/** A list of similar facts that also fits a phone. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const words = useWords()
  return (
    <ul className={css.facts}>
      {facts.map(({ name, rows }) => (
        <li key={typeof name === 'string' ? name : name.id} className={css.fact}>
          <p className={css.name}>{typeof name === 'string' ? <code>{name}</code> : words(name)}</p>
          <dl className={css.rows}>
            {rows.map(([term, text]) => (
              <div key={term.id} className={css.row}>
                <dt className={css.term}>{words(term)}</dt>
                <dd>{words(text)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
