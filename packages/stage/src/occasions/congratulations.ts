import type { Occasion } from '../occasion.ts'
import { createRandom } from '../random.ts'
import { flat, oval, type Node } from '../shapes.ts'
import { at, balloon, colourOf } from '../sets/stage-set.ts'

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

export const congratulations: Occasion = {
  texts: {
    en: {
      title: 'Congratulations',
      occasion: [
        "Congratulations! You're {years} old, and look what you can do! I'm cheering as loud as I can!",
        'Hip, hip, hooray! Congratulations! Today the applause is all for [you|you {two}].',
        '<4 Congratulations! Hip, hip, hooray! Look what you can do!',
        '>9 Congratulations! I told everyone I know, and a few people I only just met.',
      ],
      wish: ['Take a bow!', 'This day is yours, so enjoy it!'],
    },
    pt: {
      title: 'Parabéns',
      occasion: [
        'Parabéns! Olha só do que [você já é capaz|vocês já são capazes]. Estou torcendo com toda a minha força!',
        'Viva, viva, viva! Parabéns! Hoje as palmas são todas [suas|de vocês].',
        '<4 Parabéns! Viva, viva! Olha só o que [você fez|vocês fizeram]!',
        '>9 Parabéns! Já contei para a rua inteira, e até para quem só estava passando.',
      ],
      wish: [
        '[Pode|Podem] agradecer a plateia!',
        '[O dia é seu, então aproveita|O dia é de vocês, então aproveitem]!',
      ],
    },
  },
  /** An arch of balloons, and fireworks behind it. */
  set: {
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
  },
  music: { bpm: 112, beats: 4, chords: [[0, 3, 5, 4]] },
  cheered: true,
}
