import type { FurtherOccasion } from '../../occasion.ts'

export const childrensDay: FurtherOccasion = {
  en: {
    occasion: [
      "It's the most fun day of the year. Happy Children's Day! The whole playground is yours.",
      "Happy Children's Day! If I could, I'd tie a balloon to every tree on your way.",
      "Happy Children's Day! One rule for today: no rules before lunch!",
      "Happy Children's Day! Today even the clocks go slower, so that you can play longer.",
    ],
    wish: [
      'Get your knees dirty for me!',
      'Laugh until your belly hurts!',
      'Play until the stars come out!',
      'Invent a game that has never been played!',
    ],
  },
  pt: {
    occasion: [
      'Chegou o dia mais divertido do ano. Feliz Dia das Crianças! Hoje o parquinho inteiro é [seu|de vocês].',
      'Feliz Dia das Crianças! Por mim, tinha um balão em cada árvore do caminho.',
      'Feliz Dia das Crianças! Hoje só vale uma regra: antes do almoço, nenhuma!',
      'Feliz Dia das Crianças! Hoje até o relógio anda mais devagar, para dar mais tempo de brincar.',
    ],
    wish: [
      '[Pode|Podem] sujar o joelho, que hoje está liberado!',
      'Que não falte risada até doer a barriga!',
      '[Brinca|Brinquem] até a última gota do dia!',
      '[Inventa|Inventem] uma brincadeira que ninguém nunca brincou!',
    ],
  },
}
