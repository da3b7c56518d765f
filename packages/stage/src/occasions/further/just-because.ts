import type { FurtherOccasion } from '../../occasion.ts'

export const justBecause: FurtherOccasion = {
  en: {
    occasion: [
      'No errand, no parcel: I simply wanted to see [you|you {two}]. The world is nicer with you in it.',
      "I was just passing by. No, that's not true: I came on purpose!",
      "There's no trumpet and no drum with me. Only me, wanting to say hello.",
      'Some days need a reason. This one only needed [you|you {two}].',
    ],
    wish: [
      'Keep being exactly who you are.',
      'Give someone a smile today and see what happens!',
      'May something nice surprise you before the day is over.',
      'Look up at the sky once for me!',
    ],
  },
  pt: {
    occasion: [
      'Sem pressa e sem hora marcada: eu só queria [te ver|ver vocês]. O mundo fica mais bonito com [você|vocês] nele.',
      'Eu estava só passando por aqui. Mentirinha: eu vim de propósito!',
      'Eu vim sem trombeta e sem tambor. Só eu, com vontade de dar um oi.',
      'Tem dia que precisa de motivo. Hoje o motivo [é você|são vocês].',
    ],
    wish: [
      '[Continua|Continuem] exatamente desse jeito.',
      '[Dá|Deem] um sorriso para alguém hoje e [vê|vejam] o que acontece!',
      'Que uma surpresa boa apareça antes do fim do dia.',
      '[Olha|Olhem] para o céu uma vez por mim!',
    ],
  },
}
