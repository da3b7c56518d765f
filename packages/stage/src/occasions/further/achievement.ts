import type { FurtherOccasion } from '../../occasion.ts'

export const achievement: FurtherOccasion = {
  en: {
    occasion: [
      "Make way! There's a [star|team of stars] here today, and it's you. You never gave up!",
      "So it's true! You set your mind to it, and you got there. I'm taking off my hat.",
      "If I had a medal, I'd give it to [you|each of you]. You worked for this, step by step.",
      'Bravo! I want to hear how you did it, from the very beginning.',
    ],
    wish: [
      'I wonder what you will do next!',
      'Tell this story often. It gets better each time.',
      'Celebrate it, today and tomorrow, too!',
      'Go and hug the people who believed in you!',
    ],
  },
  pt: {
    occasion: [
      'Parem tudo! Hoje a estrela do dia [é você|são vocês]. Que garra!',
      'Então é verdade! Quem quer muito e não desiste chega lá. Tiro o meu chapéu.',
      'Se eu tivesse uma medalha, ela seria [sua|de vocês]. Foi passo a passo, e deu certo!',
      'Bravo! Quero ouvir como foi, desde o comecinho.',
    ],
    wish: [
      'Fico só imaginando qual vai ser a próxima!',
      '[Conta|Contem] essa história muitas vezes. Ela melhora a cada vez.',
      '[Pode|Podem] comemorar hoje, e amanhã também!',
      '[Dá|Deem] um abraço em quem sempre torceu!',
    ],
  },
}
