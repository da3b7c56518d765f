import type { FurtherOccasion } from '../../occasion.ts'

export const getWell: FurtherOccasion = {
  en: {
    occasion: [
      "<10 I've brought [you|you {both}] a whole basket of good wishes. Take it slowly, one cuddle at a time.",
      'A little rest is no time lost: the playground will wait.',
      'I came with a warm scarf and a lot of time, just for [you|you {two}].',
      'Resting is a job, too, and you can do it well: close your eyes, breathe, and let [yourself|yourselves] be spoiled.',
    ],
    wish: [
      'Snuggle in, and let the day be soft.',
      'Every day a little better, you will see.',
      'Take one long, slow breath for me.',
      'The next sunny day has your name on it.',
    ],
  },
  pt: {
    occasion: [
      '<10 Trouxe uma cesta inteira de carinho. [Vai|Vão] devagar, um chamego de cada vez.',
      'Descansar um pouquinho faz bem, e o parquinho espera.',
      'Vim com um cachecol quentinho e todo o tempo do mundo.',
      'Descansar também é um trabalho importante: fechar os olhos, respirar e receber muito mimo.',
    ],
    wish: [
      '[Fica|Fiquem] no quentinho e [deixa|deixem] o dia ser macio.',
      'Cada dia um pouquinho melhor, pode apostar.',
      '[Respira|Respirem] bem fundo uma vez por mim.',
      'O próximo dia de sol já tem nome marcado.',
    ],
  },
}
