import { useEffect, useEffectEvent } from 'react'

/** Something that the open page can do, offered in the command palette too. */
export interface PageAction {
  label: string
  run: () => void
}

const offered = new Map<symbol, PageAction>()

/** What can be done on the page at the moment, in the order in which it was offered. */
export const pageActions = (): readonly PageAction[] => [...offered.values()]

/** Offers an action while it is possible; `run` is that of the newest render. */
export function usePageAction(label: string, run: () => void, possible: boolean): void {
  const newest = useEffectEvent(run)
  useEffect(() => {
    if (!possible) return undefined
    const key = Symbol(label)
    offered.set(key, { label, run: () => newest() })
    return () => void offered.delete(key)
  }, [label, possible])
}
