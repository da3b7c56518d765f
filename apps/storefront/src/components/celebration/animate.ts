import { lessMotion } from '../../lib/less-motion.ts'

/** Draws each frame until the last one; with reduced motion, only the last. */
export function animate(seconds: number, signal: AbortSignal, drawAt: (t: number) => void): void {
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
