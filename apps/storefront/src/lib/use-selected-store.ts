import { useRef, useSyncExternalStore } from 'react'

/**
 * A part of an outside store; drawn anew only when that part changed. What the router's store asks for under the name that
 * it had before React had `useSyncExternalStore`.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Part>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | undefined | null,
  select: (snapshot: Snapshot) => Part,
  isEqual: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const last = useRef<{ part: Part }>(null)
  const part = (read: () => Snapshot) => () => {
    const next = select(read())
    if (last.current && isEqual(last.current.part, next)) return last.current.part
    last.current = { part: next }
    return next
  }
  return useSyncExternalStore(subscribe, part(getSnapshot), part(getServerSnapshot ?? getSnapshot))
}
