import type { OccasionTexts } from '../script-texts.ts'

export const achievement: OccasionTexts = {
  en: {
    occasion: [
      "I heard what you did, and I clapped until my hands tingled! You're {years} old, and look how far you've come.",
      'You did it! You really did it! You kept trying, and that deserves a great big round of applause.',
      '<4 You did it! Hooray! Clap your hands with me: one, two, three!',
      ">9 You did it! I know that didn't come easily, so enjoy every second of it.",
    ],
    wish: ['Remember how this feels. It belongs to you.', '* Now show everyone that happy dance!'],
  },
  pt: {
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
}
