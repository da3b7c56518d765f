import { useCallback, useEffect, useState } from 'react'

/** Plays it in an svg element; returns the function that stops it. */
export type Greeting = (picture: SVGElement) => () => void

/**
 * The character greets once the app runs, a moment after a name was typed, and when touched. Never by itself for readers
 * who prefer reduced motion; never longer than five seconds. The animation loads when it is first wanted.
 */
export function useGreeting(name: string) {
  const [greeting, setGreeting] = useState<Greeting>()
  const greet = useCallback(() => {
    Promise.all([import('./motion.ts'), import('virtual:hero-motion')])
      .then(([{ playMotion }, { default: motion }]) =>
        // A new function, so that a touch in the middle begins again.
        setGreeting(() => (picture: SVGElement) => playMotion(picture, motion, () => setGreeting(undefined))),
      )
      .catch(console.info)
  }, [])
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const pause = setTimeout(greet, name === '' ? 0 : 600)
    return () => clearTimeout(pause)
  }, [name, greet])
  return { greeting, greet }
}
