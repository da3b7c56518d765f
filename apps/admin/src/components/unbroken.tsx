import * as css from './unbroken.css.ts'

/** A sentence in which the number of an order is never broken at its hyphen. */
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
