import type { Occasion } from '../occasion.ts'
import { park } from '../props/park.ts'
import { flat, line, oval, shape, type Node } from '../shapes.ts'
import { at, colourOf, sway } from '../sets/stage-set.ts'

const heart = (i: number, size: number): Node => {
  const s = size
  return flat(
    `M0 ${24 * s}C${-34 * s} ${2 * s} ${-34 * s} ${-22 * s} ${-16 * s} ${-24 * s}C${-6 * s} ${-24 * s} 0 ${-14 * s} 0 ${-10 * s}C0 ${-14 * s} ${6 * s} ${-24 * s} ${16 * s} ${-24 * s}C${34 * s} ${-22 * s} ${34 * s} ${2 * s} 0 ${24 * s}Z`,
    colourOf([0, 4, 1][i % 3] ?? 0),
  )
}

/** Paper hearts on threads. */
const mobile = (t: number, i: number): Node[] => {
  const x = sway(t, i, 5)
  return [
    line(`M0-400L${x} 0`, 3, '#B08A7A'),
    ...[0, -70, -140].map((y, h): Node => ({
      kind: 'group',
      move: { x: x * (1 + y / 400), y },
      children: [heart(h + i, 1 - h * 0.18)],
    })),
  ]
}

const bench: Node[] = [
  shape('M-150-120H150V-92H-150ZM-150-80H150V-56H-150Z', '#C9773F', 4),
  line('M-130-120V0M130-120V0', 12, '#8F5A33'),
  shape('M-160-46H160V-22H-160Z', '#D98A45', 4),
]

const daisy = (t: number, i: number): Node[] => [
  line(`M0 0Q${sway(t, i)}-50 ${sway(t, i, 10)}-96`, 6, '#4E8F5A'),
  ...[0, 72, 144, 216, 288].map((turn) => {
    const angle = (turn * Math.PI) / 180
    return oval(
      sway(t, i, 10) + Math.round(Math.cos(angle) * 22),
      -96 + Math.round(Math.sin(angle) * 22),
      15,
      15,
      '#FFFFFF',
      3,
    )
  }),
  oval(sway(t, i, 10), -96, 13, 13, '#F7C94B', 3),
]

export const justBecause: Occasion = {
  texts: {
    en: {
      title: 'Thinking of you',
      occasion: [
        "I thought of you, and here I am! There's nobody like [you|you {two}] in the whole wide world.",
        'Do you know why I came today? Just because of [you|you {two}]. And what better reason is there?',
        '<4 Today I came just for [you|you {two}]. Because I like you so. Just for [you|you {two}]!',
        '>9 I just thought someone should tell you how great you are. So I came myself.',
      ],
      wish: ['Have a day as nice as you are.', '* Do something today that makes you laugh!'],
    },
    pt: {
      title: 'Pensando em [você|vocês]',
      occasion: [
        'Lembrei de [você|vocês], e vim correndo! Não existe ninguém igual a [você|vocês] no mundo inteiro.',
        'Sabe por que eu vim hoje? Só por [sua causa|causa de vocês]. E tem motivo melhor?',
        '<4 Hoje eu vim só por [sua causa|causa de vocês]. Trouxe a sacola cheia de carinho!',
        '>9 Achei que alguém devia dizer como [você faz|vocês fazem] falta quando não [está|estão] por perto. Então vim eu.',
      ],
      wish: [
        'Que o dia seja tão bom quanto [você|vocês].',
        '* [Faz|Façam] hoje uma coisa que dê vontade de rir!',
      ],
    },
  },
  /** Paper hearts, a bench under a tree, daisies. */
  set: {
    back: (frame) => [
      at(frame, 0.88, 0.6, 1.9, park.tree()),
      at(frame, 0.5, 0.755, 1.1, bench),
      ...[0.08, 0.22, 0.72].map((x, i) => at(frame, x, 0.3 + (i % 2) * 0.06, 1, mobile(frame.t, i))),
    ],
    front: (frame) => [
      ...[0, 0.08, 0.15].map((x, i) => at(frame, x, 1.02, 1.3, daisy(frame.t, i))),
      ...[0.87, 0.94, 1].map((x, i) => at(frame, x, 1.02, 1.3, daisy(frame.t, i + 3))),
    ],
  },
  scene: 'meadow',
}
