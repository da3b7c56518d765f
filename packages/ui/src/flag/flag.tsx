import * as css from './flag.css.ts'
import sheet from './flags.svg?no-inline'

// One sprite file, so that the twelve flags of the language dialog add nothing to the scripts. One line per country,
// addressed by its view id.
const drawn = new Set(['au', 'br', 'ca', 'gb', 'hk', 'ie', 'in', 'my', 'nz', 'ph', 'pl', 'sg', 'us', 'za'])

export interface FlagProps {
  /** ISO country code, in either case. Countries without a drawing show their code. */
  code: string
  size?: keyof typeof css.sizes
}

/** A country's flag. Decorative: the country's name is beside it. */
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
