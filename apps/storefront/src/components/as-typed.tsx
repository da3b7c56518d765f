import type { ReactNode } from 'react'

/** A user's own text inside a `Trans`, shown verbatim: a bare string that looks like a tag would be read as markup. */
export const asTyped = (words: string): ReactNode => <>{words}</>
