import type { Occasion } from '../occasion.ts'
import { softToys } from '../props/soft-toys.ts'
import { flat, form, line, oval, shape, type Node } from '../shapes.ts'
import { at, bunting, colourOf, sitting, sway } from '../sets/stage-set.ts'

const egg = (i: number): Node[] => [
  form('M0-150C46-150 76-86 76-50C76-14 44 6 0 6C-44 6-76-14-76-50C-76-86-46-150 0-150Z', colourOf(i), {
    width: 5,
    shift: [-14, -5],
    inside:
      i % 2
        ? [
            line(
              'M-80-70l26-20l26 20l26-20l26 20l26-20l26 20M-80-36l26-20l26 20l26-20l26 20l26-20l26 20',
              10,
              '#FFF3DC',
            ),
          ]
        : [
            flat('M-80-64H80v26H-80Z', '#FFF3DC'),
            ...[-44, -4, 36].flatMap((x) => [
              oval(x, -100, 10, 10, '#FFF3DC'),
              oval(x + 8, -14, 9, 9, '#FFF3DC'),
            ]),
          ],
  }),
]

const basket: Node[] = [
  line('M-80-60C-80-180 80-180 80-60', 12, '#A9693F'),
  ...[-44, 0, 44].map((x, i) =>
    shape(`M${x}-120c24 0 34 34 34 54h-68c0-20 10-54 34-54Z`, colourOf(i + 3), 4),
  ),
  shape('M-92-66H92L74 0H-74Z', '#D69A5B', 4),
  line('M-84-44H84M-78-22H78', 5, '#A9693F'),
]

const tulip = (i: number, t: number): Node[] => [
  line(`M0 0C-4-30 ${sway(t, i)}-50 ${sway(t, i)}-70`, 6, '#4E8F5A'),
  flat(
    `M${sway(t, i) - 22}-66C${sway(t, i) - 26}-110 ${sway(t, i) - 8}-96 ${sway(t, i)}-116C${sway(t, i) + 8}-96 ${sway(t, i) + 26}-110 ${sway(t, i) + 22}-66Q${sway(t, i)}-50 ${sway(t, i) - 22}-66Z`,
    colourOf(i),
  ),
]

export const easter: Occasion = {
  texts: {
    en: {
      title: 'Happy Easter',
      occasion: [
        '<10 Happy Easter! If it were up to me, there would be a chocolate egg behind every single tree for [you|you {two}]!',
        'Happy Easter! I saw a bunny hop by with a very full basket. With eyes like yours, you could find every single egg!',
        '<4 Happy Easter! Hop, hop, a bunny came by! Can you find the egg?',
        '>9 Happy Easter! Nobody is ever too old for chocolate, and I should know.',
      ],
      wish: ['Happy egg hunting!', 'Have the sweetest Easter ever!'],
    },
    pt: {
      title: 'Feliz Páscoa',
      occasion: [
        '<10 Feliz Páscoa! Se dependesse de mim, tinha um ovo de chocolate atrás de cada árvore para [você|vocês]!',
        'Feliz Páscoa! Vi passar um coelho com a cesta cheinha. Com [esses seus olhos|os olhos de vocês], não tem ovo que escape!',
        '<4 Feliz Páscoa! O coelhinho passou por aqui. Pula, pula! Cadê o ovo?',
        '>9 Feliz Páscoa! Para chocolate ninguém é grande demais, e disso eu entendo.',
      ],
      wish: ['Boa caça aos ovos!', 'Que a [sua Páscoa|Páscoa de vocês] seja a mais doce de todas!'],
    },
  },
  /** Painted eggs as high as a child, a basket, tulips, a rabbit and paper flags. */
  set: {
    back: (frame) => [
      at(frame, 0.5, 0.2, 1, bunting(760, 46, 12)),
      at(frame, 0.1, 0.735, 1.5, egg(4)),
      at(frame, 0.24, 0.75, 0.95, egg(1)),
      at(frame, 0.9, 0.735, 1.35, egg(3)),
      at(frame, 0.71, 0.625, 0.75, sitting(softToys.rabbit(), '#EFE6E0', '#FFFFFF')),
      at(frame, 0.82, 0.77, 0.95, basket),
    ],
    front: (frame) => [
      ...[-0.01, 0.06, 0.13].map((x, i) => at(frame, x, 1.02, 1.3, tulip(i, frame.t))),
      ...[0.88, 0.95, 1.01].map((x, i) => at(frame, x, 1.02, 1.3, tulip(i + 3, frame.t))),
    ],
  },
  light: 'day',
  scene: 'meadow',
  music: { bpm: 108, beats: 3 },
}
