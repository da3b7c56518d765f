import type { ReactNode } from 'react'

/** Somebody's own words for a `Trans`, which takes what looks like a tag in a bare string for markup: they stand as they were typed. */
export const asTyped = (words: string): ReactNode => <>{words}</>
