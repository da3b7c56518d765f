import type { OccasionTexts } from '../script-texts.ts'

export const easter: OccasionTexts = {
  en: {
    occasion: [
      '<10 Happy Easter! If it were up to me, there would be a chocolate egg behind every single tree for [you|you {two}]!',
      'Happy Easter! I saw a bunny hop by with a very full basket. With eyes like yours, you could find every single egg!',
      '<4 Happy Easter! Hop, hop, a bunny came by! Can you find the egg?',
      '>9 Happy Easter! Nobody is ever too old for chocolate, and I should know.',
    ],
    wish: ['Happy egg hunting!', 'Have the sweetest Easter ever!'],
  },
  pt: {
    occasion: [
      '<10 Feliz Páscoa! Se dependesse de mim, tinha um ovo de chocolate atrás de cada árvore para [você|vocês]!',
      'Feliz Páscoa! Vi passar um coelho com a cesta cheinha. Com [esses seus olhos|os olhos de vocês], não tem ovo que escape!',
      '<4 Feliz Páscoa! O coelhinho passou por aqui. Pula, pula! Cadê o ovo?',
      '>9 Feliz Páscoa! Para chocolate ninguém é grande demais, e disso eu entendo.',
    ],
    wish: ['Boa caça aos ovos!', 'Que a [sua Páscoa|Páscoa de vocês] seja a mais doce de todas!'],
  },
}
