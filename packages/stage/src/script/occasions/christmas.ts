import type { OccasionTexts } from '../script-texts.ts'

export const christmas: OccasionTexts = {
  en: {
    occasion: [
      '<10 Merry Christmas! I told the stars all about [you|you {two}], and they promised to shine a little brighter over your house.',
      "Merry Christmas! Can you smell the cookies? I think you've earned the [one|ones] with the most sprinkles.",
      '<4 Merry Christmas! Look at all the little lights! I think they twinkle just for [you|you {two}].',
      '>9 Merry Christmas! May there be good food, bad singing and at least one day in pajamas.',
    ],
    wish: ['Have a Christmas full of light.', 'Enjoy the lights, the songs and every hug!'],
  },
  pt: {
    occasion: [
      '<10 Feliz Natal! Falei de [você|vocês] para as estrelas, e elas prometeram brilhar mais forte em cima da [sua casa|casa de vocês].',
      'Feliz Natal! [Está|Estão] sentindo o cheirinho de biscoito? O mais confeitado é [seu|de vocês].',
      '<4 Feliz Natal! Olha quanta luzinha! Acho que elas piscam só para [você|vocês].',
      '>9 Feliz Natal! Que tenha comida boa, música desafinada e pelo menos um dia inteiro de pijama.',
    ],
    wish: [
      'Que o [seu Natal|Natal de vocês] seja cheio de luz.',
      '[Aproveita|Aproveitem] as luzes, as músicas e cada abraço!',
    ],
  },
}
