import type { Occasion } from '../occasion.ts'
import { BRIGHT } from '../sound/chords.ts'
import { park } from '../props/park.ts'
import { softToys } from '../props/soft-toys.ts'
import { flat, group, line, shape, type Node } from '../shapes.ts'
import { at, colourOf, sitting, sway } from '../sets/stage-set.ts'

const pony = (i: number): Node[] => [
  line('M-32-14C-48-12-48 4-42 12', 9, colourOf(i + 1)),
  shape(
    'M-32-6C-38-22-24-28-4-26C6-28 10-34 14-44C16-54 22-60 28-58L32-68L40-56C48-50 50-44 46-38L34-36C32-24 30-14 24-6L32 20H20L12 0H-12L-22 20H-34L-24-4Z',
    colourOf(i),
    4,
  ),
  flat('M-12-27H10L6-12H-10Z', '#FFF3DC'),
]

const carousel = (t: number): Node[] => [
  shape('M-150-10H150V12H-150Z', '#B5563C', 4),
  ...[-110, -40, 40, 110].flatMap((x, i) => [
    line(`M${x}-170V-10`, 6, '#F3D28F'),
    group(pony(i), { x, y: -58 + sway(t * 2, i, 12) }),
  ]),
  shape('M-170-170Q0-210 170-170L0-290Z', '#D9485A', 4),
  flat('M-110-177L0-284L-50-187ZM50-187L0-284L110-177Z', '#FFF3DC'),
  line('M0-290V-320', 5),
  flat('M0-322l34 12l-34 12Z', '#F3A92B'),
]

const pinwheel = (t: number, i: number): Node[] => [
  line('M0 0V-120', 6, '#A9693F'),
  {
    kind: 'group',
    move: { rotate: Math.round((t * 60 + i * 20) % 360) + 0.1, pivot: [0, -120] },
    children: [0, 1, 2, 3].map((blade) => ({
      kind: 'group',
      move: { rotate: blade * 90 + 0.1, pivot: [0, -120] },
      children: [flat('M0-120L0-176Q44-166 40-130Z', colourOf(blade + i))],
    })),
  },
]

export const childrensDay: Occasion = {
  texts: {
    en: {
      title: "Happy Children's Day",
      occasion: [
        "<10 Happy Children's Day! Today everybody should stop what they're doing and come play with [you|you {two}]!",
        "Happy Children's Day! Today you choose the game, and I'll follow. You know all the good ones!",
        "<4 Happy Children's Day! Today we play! Shall we dance? Shall we jump? Yes, both!",
        ">9 Happy Children's Day! Today you make the rules, and the grown-ups can look them up.",
      ],
      wish: ['Now go and play!', '<10 * Jump once for me, as high as you can!', 'Have all the fun there is!'],
    },
    pt: {
      title: 'Feliz Dia das Crianças',
      occasion: [
        '<10 Feliz Dia das Crianças! Hoje todo mundo devia parar tudo para brincar com [você|vocês]!',
        'Feliz Dia das Crianças! Hoje [você escolhe|vocês escolhem] a brincadeira, e eu vou atrás. Aposto que vai ser das boas!',
        '<4 Feliz Dia das Crianças! Hoje é dia de brincar! Vamos dançar? Vamos pular? Vamos!',
        '>9 Feliz Dia das Crianças! Hoje quem faz as regras [é você|são vocês], e os adultos que se virem.',
      ],
      wish: [
        'Agora [vai|vão] brincar!',
        '<10 * [Dá|Deem] um pulo por mim, o mais alto que der!',
        'Que a diversão não acabe mais!',
      ],
    },
  },
  /** A carousel, a kite and pinwheels. */
  set: {
    back: (frame) => [
      at(frame, 0.5, 0.72, 1.5, carousel(frame.t)),
      at(frame, 0.13 + sway(frame.t, 1, 1) / 100, 0.32, 0.9, park.kite()),
      at(frame, 0.9, 0.7, 0.8, park.ball()),
      at(frame, 0.11, 0.61, 0.8, sitting(softToys.bear(), '#B97A4B', '#F0CFA4')),
    ],
    front: (frame) => [
      ...[0.03, 0.11].map((x, i) => at(frame, x, 1.03, 1.3, pinwheel(frame.t, i))),
      ...[0.9, 0.98].map((x, i) => at(frame, x, 1.03, 1.3, pinwheel(frame.t, i + 2))),
    ],
  },
  light: 'day',
  scene: 'meadow',
  music: { bpm: 120, chords: BRIGHT },
  cheered: true,
}
