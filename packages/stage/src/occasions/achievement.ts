import type { Occasion } from '../occasion.ts'
import { prizes } from '../props/prizes.ts'
import { flat, line, shape, type Node } from '../shapes.ts'
import { at, colourOf } from '../sets/stage-set.ts'

const podium: Node[] = [
  shape('M-150-90H-50V0H-150Z', '#EAD9C0', 4),
  shape('M50-64H150V0H50Z', '#EAD9C0', 4),
  shape('M-54-140H54V0H-54Z', '#FFF3DC', 4),
  line(
    'M-8-100l12-10v52M-114-56c6-14 26-10 22 4c-4 12-22 18-24 26h26M88-40c12-10 28 0 18 10c14 2 10 20-4 20c-8 0-14-4-16-8',
    8,
    '#B5703C',
  ),
]

const rosette = (i: number): Node[] => [
  flat('M-22 20L-36 92L-14 78L0 96V20ZM22 20L36 92L14 78L0 96V20Z', colourOf(i + 1)),
  shape(
    'M0-48C20-60 34-44 34-34C50-30 54-12 44 0C54 14 46 32 32 34C30 50 12 56 0 46C-12 56-30 50-32 34C-46 32-54 14-44 0C-54-12-50-30-34-34C-34-44-20-60 0-48Z',
    colourOf(i),
    4,
  ),
  flat('M0-24C32-24 32 24 0 24C-32 24-32-24 0-24Z', '#FFF3DC'),
]

export const achievement: Occasion = {
  texts: {
    en: {
      title: 'You did it',
      occasion: [
        "I heard what you did, and I clapped until my hands tingled! You're {years} old, and look how far you've come.",
        'You did it! You really did it! You kept trying, and that deserves a great big round of applause.',
        '<4 You did it! Hooray! Clap your hands with me: one, two, three!',
        ">9 You did it! I know that didn't come easily, so enjoy every second of it.",
      ],
      wish: ['Remember how this feels, because it belongs to you.', '* Now show everyone that happy dance!'],
    },
    pt: {
      title: '[Você conseguiu|Vocês conseguiram]',
      occasion: [
        'Fiquei sabendo da [sua conquista|conquista de vocês] e bati palmas até a mão formigar. Que coragem!',
        '[Você conseguiu! Conseguiu|Vocês conseguiram! Conseguiram] mesmo! Quem tenta tantas vezes merece uma salva de palmas.',
        '<4 [Você conseguiu|Vocês conseguiram]! Viva! [Bate|Batam] palmas comigo: um, dois, três!',
        '>9 [Você conseguiu|Vocês conseguiram]! Sei que não foi moleza, então [aproveita|aproveitem] cada segundo.',
      ],
      wish: [
        '[Guarda|Guardem] bem essa alegria.',
        '* Agora [mostra|mostrem] para todo mundo a dancinha da vitória!',
      ],
    },
  },
  /** A winners' podium in two beams of light, a trophy and rosettes. */
  set: {
    back: (frame) => {
      const { width: w, height: h } = frame
      return [
        flat(`M${w * 0.05} 0L${w * 0.3} ${h * 0.74}H${w * 0.62}L${w * 0.15} 0Z`, '#FFF6D8', 0.28),
        flat(`M${w * 0.95} 0L${w * 0.7} ${h * 0.74}H${w * 0.38}L${w * 0.85} 0Z`, '#FFF6D8', 0.28),
        at(frame, 0.5, 0.745, 1.5, podium),
        at(frame, 0.14, 0.66, 1, prizes.trophy()),
        at(frame, 0.87, 0.66, 1, prizes.medal()),
        ...[0.1, 0.9].map((x, i) => at(frame, x, 0.3, 0.9, rosette(i * 3))),
      ]
    },
    front: (frame) => [at(frame, 0.05, 0.97, 1, rosette(2)), at(frame, 0.95, 0.98, 1, rosette(4))],
  },
  music: { bpm: 112, beats: 4, chords: [[0, 3, 5, 4]] },
  cheered: true,
}
