import type { Occasion } from '../occasion.ts'
import { BRIGHT } from '../sound/chords.ts'
import { cakeNodes } from '../sets/cake.ts'
import { at, balloon, bunting, gift } from '../sets/stage-set.ts'

export const birthday: Occasion = {
  texts: {
    en: {
      title: 'Happy birthday',
      occasion: [
        "Happy birthday! You're {years} old! I hope your day is full of hugs, laughter and a very, very tall cake.",
        "Happy birthday to [you|you {both}]! You're {years} old! I've ordered sunshine, balloons and the loudest song there is.",
        "<4 Happy birthday! You're {years} old! There's cake, and there are balloons. Hooray, hooray!",
        ">9 Happy birthday! You're {years} old! I tried to act cool about it, and I lasted about four seconds.",
      ],
      wish: [
        'Now make your biggest [wish|wishes] and blow!',
        'Make a wish, take a deep breath, and blow!',
        '<4 Now blow, as hard as you can. Whoosh!',
      ],
    },
    pt: {
      title: 'Feliz aniversário',
      occasion: [
        'Feliz aniversário! [Você está|Vocês estão] fazendo {years}! Que não faltem abraços, risadas e um bolo bem alto.',
        'Feliz aniversário! [Você está|Vocês estão] fazendo {years}! Encomendei sol, balões e o parabéns mais animado que existe.',
        '<4 Feliz aniversário! [Você fez|Vocês fizeram] {years}! Tem bolo, tem balão e tem muito beijo. Viva!',
        '>9 Feliz aniversário! Hoje [você faz|vocês fazem] {years}! Tentei fingir que era um dia normal e aguentei uns quatro segundos.',
      ],
      wish: [
        'Agora [faz o seu maior pedido e sopra|façam o maior pedido e soprem] bem forte!',
        '[Pensa num pedido, respira fundo e sopra|Pensem num pedido, respirem fundo e soprem]!',
        '<4 Agora [sopra|soprem] bem forte. Fuuu!',
      ],
    },
  },
  /** Balloons, gifts, paper flags and a cake. */
  set: {
    cake: cakeNodes,
    back: (frame) => [
      at(frame, 0.5, 0.2, 1, bunting(760, 46, 12)),
      ...[0.07, 0.17, 0.84, 0.94].map((x, i) =>
        at(frame, x, 0.66 + (i % 2) * 0.04, 1.15, balloon(frame.t, i)),
      ),
      at(frame, 0.13, 0.75, 0.9, gift(1)),
      at(frame, 0.87, 0.74, 1.05, gift(4)),
      at(frame, 0.78, 0.755, 0.66, gift(0)),
    ],
    front: (frame) => [
      at(frame, 0.02, 1.02, 1.5, balloon(frame.t, 5)),
      at(frame, 0.99, 1.04, 1.6, balloon(frame.t, 3)),
    ],
  },
  music: { bpm: 116, chords: BRIGHT },
}
