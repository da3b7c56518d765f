import type { OccasionTexts } from '../script-texts.ts'

export const congratulations: OccasionTexts = {
  en: {
    occasion: [
      "Congratulations! You're {years} old, and look what you can do! I'm cheering as loud as I can!",
      'Hip, hip, hooray! Congratulations! Today the applause is all for [you|you {two}].',
      '<4 Congratulations! Hip, hip, hooray! Look what you can do!',
      '>9 Congratulations! I told everyone I know, and a few people I only just met.',
    ],
    wish: ['Take a bow!', 'This day is yours. Enjoy it!'],
  },
  pt: {
    occasion: [
      'Parabéns! Olha só do que [você já é capaz|vocês já são capazes]. Estou torcendo com toda a minha força!',
      'Viva, viva, viva! Parabéns! Hoje as palmas são todas [suas|de vocês].',
      '<4 Parabéns! Viva, viva! Olha só o que [você fez|vocês fizeram]!',
      '>9 Parabéns! Já contei para todo mundo que eu conheço, e até para quem eu nem conhecia.',
    ],
    wish: ['[Pode|Podem] agradecer a plateia!', '[O dia é seu. Aproveita|O dia é de vocês. Aproveitem]!'],
  },
}
