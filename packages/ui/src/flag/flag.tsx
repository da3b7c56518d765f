import * as css from './flag.css.ts'
import au from './flags/au.svg?no-inline'
import br from './flags/br.svg?no-inline'
import ca from './flags/ca.svg?no-inline'
import gb from './flags/gb.svg?no-inline'
import hk from './flags/hk.svg?no-inline'
import ie from './flags/ie.svg?no-inline'
import india from './flags/in.svg?no-inline'
import my from './flags/my.svg?no-inline'
import nz from './flags/nz.svg?no-inline'
import ph from './flags/ph.svg?no-inline'
import pl from './flags/pl.svg?no-inline'
import sg from './flags/sg.svg?no-inline'
import us from './flags/us.svg?no-inline'
import za from './flags/za.svg?no-inline'

// Files, not markup: a page fetches only the flags that it shows, and no script carries them.
const files: Record<string, string> = { au, br, ca, gb, hk, ie, in: india, my, nz, ph, pl, sg, us, za }

export interface FlagProps {
  /** ISO country code, in either case. A country without a drawing shows its letters. */
  code: string
  size?: keyof typeof css.sizes
}

/** A country's flag. Decoration: the country's name stands beside it. */
export function Flag({ code, size = 'md' }: FlagProps) {
  const file = files[code.toLowerCase()]
  if (file === undefined) return <span aria-hidden="true">{code.toUpperCase()}</span>
  return (
    <img
      src={file}
      alt=""
      width="30"
      height="20"
      loading="lazy"
      decoding="async"
      className={`${css.flag} ${css.sizes[size]}`}
    />
  )
}
