import { findCastMember } from '@recadinho/stage/cast'
import { drawCharacter } from '@recadinho/stage/draw-frame'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { useEffect, useRef } from 'react'
import { cheerPose, cheerSeconds } from './cheer-pose.ts'
import { confettiPieces, confettiSeconds, drawConfetti } from './confetti.ts'
import * as css from './hero.css.ts'

/** Pixels of a drawing: twice the size that it is shown in. */
const drawn = { width: 240, height: 280 }

/** The character cheers over its own picture, until it stands with its arms up. */
export function Cheer({ id }: { id: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const here = new AbortController()
    loadCharacters([id]).then(
      () => !here.signal.aborted && animate(cheerSeconds, here.signal, (t) => draw(canvas.current, id, t)),
      // Its picture stays.
      console.info,
    )
    return () => here.abort()
  }, [id])
  return <canvas ref={canvas} {...drawn} aria-hidden="true" className={css.cheer} />
}

function draw(canvas: HTMLCanvasElement | null, id: string, t: number) {
  const context = canvas?.getContext('2d')
  if (!context) return
  context.save()
  context.fillStyle = findCastMember(id)?.background ?? '#fff'
  context.fillRect(0, 0, drawn.width, drawn.height)
  context.scale(drawn.width / 480, drawn.height / 560)
  drawCharacter(context, id, cheerPose(t))
  context.restore()
}

/** Confetti over the headline, once; none for readers who prefer less motion. */
export function Confetti() {
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
  return <canvas ref={canvas} aria-hidden="true" className={css.confetti} />
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Draws every frame until the last one; for readers who prefer less motion only that. */
function animate(seconds: number, signal: AbortSignal, drawAt: (t: number) => void): void {
  if (lessMotion()) return drawAt(seconds)
  let start: number | undefined
  const frame = (now: number) => {
    if (signal.aborted) return
    start ??= now
    const t = Math.min(seconds, (now - start) / 1000)
    drawAt(t)
    if (t < seconds) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
