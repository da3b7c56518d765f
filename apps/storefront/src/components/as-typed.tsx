import type { ReactNode } from 'react'

/** A user's own text inside a `Trans`, which would read a tag-like bare string as markup: shown as it was typed. */
export const asTyped = (words: string): ReactNode => <>{words}</>
