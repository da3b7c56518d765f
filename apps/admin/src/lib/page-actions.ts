import { useEffect, useEffectEvent } from 'react'

/** An action of the open page that the command palette offers too. */
export interface PageAction {
  label: string
  run: () => void
}

const offered = new Map<symbol, PageAction>()

/** The actions available on the page now, in the order they were registered. */
export const pageActions = (): readonly PageAction[] => [...offered.values()]

/** Registers an action while `possible`; it always calls the `run` of the latest render. */
export function usePageAction(label: string, run: () => void, possible: boolean): void {
  const newest = useEffectEvent(run)
  useEffect(() => {
    if (!possible) return undefined
    const key = Symbol(label)
    offered.set(key, { label, run: () => newest() })
    return () => void offered.delete(key)
  }, [label, possible])
}
