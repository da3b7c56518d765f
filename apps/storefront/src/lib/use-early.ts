import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Takes over fields filled in before the app ran, which React keeps only until it first renders its own state. `read`
 * reads the page at hydration; `take` receives the result once the page shows the stored values.
 */
export function useEarly<T>(read: () => T, take: (early: T) => void): void {
  const hydrated = useHydrated()
  const early = useRef<{ value: T }>(undefined)
  const calls = useRef({ read, take })
  useEffect(() => {
    calls.current = { read, take }
  })
  useLayoutEffect(() => {
    early.current = { value: calls.current.read() }
  }, [])
  useEffect(() => {
    if (!hydrated || !early.current) return
    const { value } = early.current
    early.current = undefined
    calls.current.take(value)
  }, [hydrated])
}
