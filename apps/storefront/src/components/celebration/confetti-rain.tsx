import { useEffect, useRef } from 'react'
import { lessMotion } from '../../lib/less-motion.ts'
import { animate } from './animate.ts'
import { confettiPieces, confettiSeconds, drawConfetti } from './confetti.ts'
import * as css from './confetti-rain.css.ts'

/** Drops confetti once over its container; draws nothing with reduced motion. */
export function ConfettiRain() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const area = canvas.current
    const context = area?.getContext('2d')
    if (!area || !context || lessMotion()) return undefined
    area.width = area.clientWidth
    area.height = area.clientHeight
    const pieces = confettiPieces(Math.min(120, Math.round(area.width / 6)))
    const here = new AbortController()
    animate(confettiSeconds, here.signal, (t) => drawConfetti(context, area, pieces, t))
    return () => here.abort()
  }, [])
  return <canvas ref={canvas} aria-hidden="true" className={css.rain} />
}
