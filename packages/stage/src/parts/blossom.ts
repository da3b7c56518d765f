import { OUTLINE } from '../colour.ts'
import { line, n, oval, type Node } from '../shapes.ts'

/** A flower of five round petals centred at (`x`, `y`); `size` is about half its width. */
export function blossom(x: number, y: number, size: number, colour: string): Node[] {
  // Each petal is a dot of a round-capped stroke, so that neighbours share one outline.
  const petals = Array.from({ length: 5 }, (_, i) => {
    const a = (i * 72 - 90) * (Math.PI / 180)
    return `M${n(x + Math.cos(a) * size * 0.6)} ${n(y + Math.sin(a) * size * 0.6)}v.1`
  }).join('')
  return [
    line(petals, size * 0.82 + 10, OUTLINE),
    line(petals, size * 0.82, colour),
    oval(x, y, n1(size * 0.32), n1(size * 0.32), '#F3A92B', 4),
  ]
}

function n1(value: number): number {
  return Math.round(value * 10) / 10
}
