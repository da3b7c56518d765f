import { createRandom } from '../random.ts'
import { flat, oval, type Node } from '../shapes.ts'
import { at, balloon, colourOf, type StageSet } from './stage-set.ts'

/** Balloons along an arch. */
function arch(): Node[] {
  const random = createRandom(5)
  const count = 26
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (1 - i / (count - 1))
    const size = 27 + random() * 12
    return oval(
      Math.round(Math.cos(angle) * 310),
      Math.round(-Math.sin(angle) * 470),
      Math.round(size),
      Math.round(size * 1.1),
      colourOf(Math.floor(random() * 6)),
      4,
    )
  })
}

const firework = (t: number, i: number): Node[] => {
  const age = (t * 0.5 + i * 0.37) % 1
  const reach = 30 + age * 90
  const rays = Array.from({ length: 10 }, (_, ray) => {
    const angle = (ray / 10) * Math.PI * 2
    return flat(
      `M${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}l7-7l7 7l-7 7Z`,
      colourOf(i),
      Math.round((1 - age) * 100) / 100,
    )
  })
  return rays
}

/** An arch of balloons, and fireworks behind it. */
export const congratulations: StageSet = {
  back: (frame) => [
    ...[
      [0.16, 0.24],
      [0.84, 0.2],
      [0.5, 0.16],
    ].map(([x = 0, y = 0], i) => at(frame, x, y, 1.1, firework(frame.t, i))),
    at(frame, 0.5, 0.76, 1, arch()),
  ],
  front: (frame) => [
    at(frame, 0.01, 1.04, 1.5, balloon(frame.t, 1)),
    at(frame, 0.99, 1.03, 1.5, balloon(frame.t, 4)),
  ],
}
