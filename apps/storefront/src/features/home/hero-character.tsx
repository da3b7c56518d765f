import { useEffect, useRef } from 'react'
import picture from 'virtual:hero-picture'
import * as css from './hero.css.ts'
import type { Greeting } from './use-greeting.ts'

/** The hero's character: its picture, or the greeting animation while it plays. */
export function HeroCharacter({ greeting }: { greeting: Greeting | undefined }) {
  const stage = useRef<SVGSVGElement>(null)
  useEffect(() => (stage.current ? greeting?.(stage.current) : undefined), [greeting])
  if (greeting) return <svg ref={stage} aria-hidden="true" className={css.living} />
  return <img src={picture} alt="" width="480" height="560" fetchPriority="high" className={css.living} />
}
