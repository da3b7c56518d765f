import { useEffect } from 'react'

/**
 * The character of the hero greets once the page is alive, and again when it is touched. Never by itself for who wants no
 * motion; never longer than five seconds.
 */
export function useLivingHero(): void {
  useEffect(() => {
    let gone = false
    let stop: (() => void) | undefined
    const greet = async () => {
      const picture = document.querySelector<SVGElement>('#hero-scene svg[data-living]')
      if (!picture) return
      const [{ playMotion }, motion] = await Promise.all([import('./motion.ts'), fetchMotion()])
      stop?.()
      if (!gone) stop = playMotion(picture, motion)
    }
    const onTouch = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('#hero-scene')) greet().catch(console.info)
    }
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) greet().catch(console.info)
    addEventListener('click', onTouch)
    return () => {
      gone = true
      stop?.()
      removeEventListener('click', onTouch)
    }
  }, [])
}

const fetchMotion = async () => (await import('virtual:hero-motion')).default
