import { useCallback, useEffect, useState } from 'react'

/** Plays the animation in an svg element; returns a function that stops it. */
export type Greeting = (picture: SVGElement) => () => void

/**
 * The character greets once the app runs, shortly after a name was entered, and when tapped. It never plays
 * automatically with reduced motion, and never for more than five seconds. The animation loads on first use.
 */
export function useGreeting(name: string) {
  const [greeting, setGreeting] = useState<Greeting>()
  const greet = useCallback(() => {
    Promise.all([import('./motion.ts'), import('virtual:hero-motion')])
      .then(([{ playMotion }, { default: motion }]) =>
        // A new function each time, so that a tap during the animation restarts it.
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
