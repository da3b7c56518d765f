import * as css from './flag.css.ts'
import sheet from './flags.svg?no-inline'

// One file for all: the language dialog shows twelve of them, and no script carries them. A line a country, seen by its name.
const drawn = new Set(['au', 'br', 'ca', 'gb', 'hk', 'ie', 'in', 'my', 'nz', 'ph', 'pl', 'sg', 'us', 'za'])

export interface FlagProps {
  /** ISO country code, in either case. A country without a drawing shows its letters. */
  code: string
  size?: keyof typeof css.sizes
}

/** A country's flag. Decoration: the country's name stands beside it. */
export function Flag({ code, size = 'md' }: FlagProps) {
  const name = code.toLowerCase()
  if (!drawn.has(name)) return <span aria-hidden="true">{code.toUpperCase()}</span>
  return (
    <img
      src={`${sheet}#${name}`}
      alt=""
      width="30"
      height="20"
      loading="lazy"
      decoding="async"
      className={`${css.flag} ${css.sizes[size]}`}
    />
  )
}
