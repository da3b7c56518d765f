import * as css from './unbroken.css.ts'

/** A sentence in which order numbers do not break at the hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\bR-\w{6}\b)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={css.number}>
        {part}
      </span>
    ),
  )
}
