import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { takeOver } from './take-over.ts'
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

/**
 * The same for a form: an early submit is repeated once the fields have been taken. Until the result is true the form's
 * handler leaves a submit to the early script, which keeps and repeats it.
 */
export function useEarlyForm<T>(
  form: RefObject<HTMLFormElement | null>,
  read: () => T,
  take: (early: T) => void,
): boolean {
  const [taken, setTaken] = useState(false)
  useEarly(read, (early) => {
    take(early)
    setTaken(true)
  })
  useEffect(() => {
    if (taken) takeOver(form.current)
  }, [taken, form])
  return taken
}
