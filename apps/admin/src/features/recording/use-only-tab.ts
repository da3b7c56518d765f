import { useEffect, useState } from 'react'

/**
 * Whether this tab alone records: two would hear each other and send the same takes. Once the other one is closed, this
 * one takes over.
 */
export function useOnlyTab(name: string): 'pending' | 'only' | 'another' {
  const [state, setState] = useState<'pending' | 'only' | 'another'>(() =>
    'locks' in navigator ? 'pending' : 'only',
  )
  useEffect(() => {
    if (!('locks' in navigator)) return undefined
    const leaving = new AbortController()
    const held = Promise.withResolvers<void>()
    const hold = () => {
      if (!leaving.signal.aborted) setState('only')
      return held.promise
    }
    const request = async () => {
      const free = await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        if (lock) return hold().then(() => true)
        return false
      })
      if (free || leaving.signal.aborted) return
      setState('another')
      await navigator.locks.request(name, { signal: leaving.signal }, hold)
    }
    // Rejects when the page is left while it waits.
    request().catch(() => undefined)
    return () => {
      leaving.abort()
      held.resolve()
    }
  }, [name])
  return state
}
