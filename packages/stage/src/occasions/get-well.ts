import type { Occasion } from '../occasion.ts'
import { softToys } from '../props/soft-toys.ts'
import { flat, line, oval, shape, type Node } from '../shapes.ts'
import { at, colourOf, sitting, sway } from '../sets/stage-set.ts'

const rainbow: Node[] = ['#D9485A', '#F3A92B', '#F7D774', '#5E9E6A', '#58A9C6'].map((colour, i) =>
  line(
    `M${-340 + i * 26} 110V40C${-340 + i * 26} ${-420 + i * 34} ${340 - i * 26} ${-420 + i * 34} ${340 - i * 26} 40V110`,
    27,
    colour,
    0.75,
  ),
)

const pot = (i: number, t: number): Node[] => [
  ...[-26, 0, 26].flatMap((x, flower) => {
    const top = x * 1.3 + sway(t, flower + i, 4)
    return [
      line(`M${x * 0.4}-50Q${x}-80 ${top}-${120 + (flower % 2) * 34}`, 6, '#4E8F5A'),
      oval(top, -124 - (flower % 2) * 34, 25, 25, colourOf(flower + i + 1), 4),
      oval(top, -124 - (flower % 2) * 34, 10, 10, '#FFF3DC'),
    ]
  }),
  shape('M-46-60H46L34 0H-34Z', '#C9773F', 4),
  flat('M-50-66H50v18H-50Z', '#B5643A'),
]

const cushion: Node[] = [
  shape('M-90-50C-60-64 60-64 90-50C78-30 80-10 92 4C60 18-60 18-92 4C-80-10-78-30-90-50Z', '#CFE7EF', 4),
  line('M-50-30q50-14 100 0', 5, '#9CC3D0'),
]

/** The child may already feel better: nothing here says how it is. */
export const getWell: Occasion = {
  texts: {
    en: {
      title: 'Get well soon',
      occasion: [
        'I came as soon as I could. So put your feet up, and let everyone who loves you take good care of [you|you {both}].',
        'Today is a day for blankets, soft pillows and good stories. Even the bravest people take a rest.',
        '<4 Look what I brought you: a blanket, a pillow and a big soft hug.',
        ">9 Taking it easy isn't always easy, I know. So I've brought good stories and plenty of time.",
      ],
      wish: ['Rest as long as you need.', "I'm sending you sunshine through the curtains."],
    },
    pt: {
      title: 'Melhoras',
      occasion: [
        'Vim assim que pude. Agora é só [deixar quem te ama|deixar quem ama vocês] cuidar de tudo.',
        'Hoje é dia de cobertor, travesseiro fofinho e boas histórias. Até quem tem muita coragem descansa.',
        '<4 Olha o que eu trouxe: um cobertor, um travesseiro e um abraço bem fofinho.',
        '>9 Descansar também dá trabalho, eu sei. Por isso trouxe boas histórias e tempo de sobra.',
      ],
      wish: [
        '[Descansa|Descansem] o tempo que [precisar|precisarem].',
        'Estou mandando um raio de sol pela janela.',
      ],
    },
  },
  /** A rainbow, flowers and a bear on a cushion. */
  set: {
    back: (frame) => [
      at(frame, 0.5, 0.6, 1, rainbow),
      at(frame, 0.11, 0.75, 1.2, pot(0, frame.t)),
      at(frame, 0.87, 0.76, 1.1, cushion),
      at(frame, 0.87, 0.585, 0.8, sitting(softToys.bear(), '#B97A4B', '#F0CFA4')),
    ],
    front: (frame) => [
      at(frame, 0.03, 1.03, 1.3, pot(2, frame.t)),
      at(frame, 0.97, 1.03, 1.3, pot(4, frame.t)),
    ],
  },
  gentle: true,
}
