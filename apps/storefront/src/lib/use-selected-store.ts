import { useRef, useSyncExternalStore } from 'react'

/**
 * A selected part of an external store; renders only when that part changed. Replaces the shim that the router's store
 * imports for React versions without `useSyncExternalStore`.
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
