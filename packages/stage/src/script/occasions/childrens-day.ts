import type { OccasionTexts } from '../script-texts.ts'

export const childrensDay: OccasionTexts = {
  en: {
    occasion: [
      "<10 Happy Children's Day! Today everybody should stop what they're doing and come play with [you|you {two}]!",
      "Happy Children's Day! Today you choose the game, and I'll follow. You know all the good ones!",
      "<4 Happy Children's Day! Today we play! Shall we dance? Shall we jump? Yes, both!",
      ">9 Happy Children's Day! Today you make the rules, and the grown-ups can look them up.",
    ],
    wish: ['Now go and play!', '<10 * Jump once for me, as high as you can!', 'Have all the fun there is!'],
  },
  pt: {
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
}
