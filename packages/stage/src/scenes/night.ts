import { createRandom } from '../random.ts'
import { flat, oval, type Node } from '../shapes.ts'

/** Night over a scene: darker, with a moon and stars that twinkle in the sky. */
export function nightNodes(width: number, height: number, seed: number, t: number): Node[] {
  const random = createRandom(seed ^ 0x5a7)
  const unit = Math.min(width / 720, height / 900)
  const stars = Array.from({ length: 26 }, (_, i) => {
    const [x, y, size] = [random() * width, random() * height * 0.4, (2 + random() * 3) * unit]
    const light = Math.round((0.6 + 0.4 * Math.sin(t * 2 + i * 2.3)) * 100) / 100
    return oval(Math.round(x), Math.round(y), size, size, '#FFF6D8', undefined, light)
  })
  const [x, y, r] = [width * 0.84, height * 0.13, 54 * unit]
  return [
    flat(`M0 0H${width}V${height}H0Z`, '#1B2350', 0.56),
    ...stars,
    oval(x, y, r * 1.5, r * 1.5, '#FFF1CF', undefined, 0.14),
    oval(x, y, r, r, '#FBEBC0'),
    oval(x - r * 0.3, y - r * 0.2, r * 0.16, r * 0.16, '#EBD59A'),
    oval(x + r * 0.25, y + r * 0.3, r * 0.22, r * 0.22, '#EBD59A'),
  ]
}
