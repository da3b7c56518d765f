import type { StyleTexts } from '../script-texts.ts'

export const funny: StyleTexts = {
  en: {
    opening: [
      "Is that really [you|{pair}], {name}? It's {me}! I ran so fast that I passed your door twice!",
      "Hi, {name}! Oh, wait, I was waving at a lamppost. It's {me}, and [you smile|you {two} smile] much better than it does!",
      "<4 Hi, {name}! It's {me}! Oops, I bumped my nose. Oops, again!",
    ],
    joining: [
      "Hey! It's {me}! I wanted to go first, but I took a wrong turn at the fridge!",
      "It's {me}! Sorry, I got stuck in the door. Twice!",
    ],
    farewell: [
      "Bye, {name}! Save me a joke for next time. I've used up all of mine!",
      "So long, {name}! I'm leaving now. This way. No, that way!",
    ],
  },
  pt: {
    opening: [
      'Será que [é você|são vocês], {name}? Sou eu, {me}! Corri tanto que passei direto pela porta. Duas vezes!',
      'Oi, {name}! Opa, eu estava acenando para um poste. Sou eu, {me}, e [você sorri|vocês sorriem] bem melhor que ele!',
      '<4 Oi, {name}! Sou eu, {me}! Opa, bati o nariz. Opa, bati de novo!',
    ],
    joining: [
      'Ei! Sou eu, {me}! Eu queria chegar primeiro, mas errei o caminho lá na geladeira!',
      'Oi, sou eu, {me}! Desculpa a demora, eu enganchei na cortina!',
    ],
    farewell: [
      'Tchau, {name}! [Guarda|Guardem] uma piada para a próxima, que as minhas acabaram!',
      'Fui, {name}! Por aqui. Não, por ali!',
    ],
  },
}
