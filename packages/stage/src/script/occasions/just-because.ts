import type { OccasionTexts } from '../script-texts.ts'

export const justBecause: OccasionTexts = {
  en: {
    occasion: [
      "It's just an ordinary day, and I came anyway! There's nobody like [you|you {two}] in the whole wide world.",
      'Do you know why I came today? Just because of [you|you {two}]. And what better reason is there?',
      '<4 Today I came just for [you|you {two}]. Not for cake, not for a party. Just for [you|you {two}]!',
      '>9 No party, no special date. I just thought someone should tell you how great you are.',
    ],
    wish: ['Have a day as nice as you are.', 'Do something today that makes you laugh!'],
  },
  pt: {
    occasion: [
      'Hoje é um dia comum, e eu vim mesmo assim! Não existe ninguém igual a [você|vocês] no mundo inteiro.',
      'Sabe por que eu vim hoje? Só por [sua causa|causa de vocês]. E tem motivo melhor?',
      '<4 Hoje eu vim só por [sua causa|causa de vocês]. Não tem bolo, não tem festa. Tem carinho!',
      '>9 Não é festa, não é data marcada. Só achei que alguém devia dizer como [você faz|vocês fazem] falta quando não [está|estão] por perto.',
    ],
    wish: [
      'Que o dia seja tão bom quanto [você|vocês].',
      '[Faz|Façam] hoje uma coisa que dê vontade de rir!',
    ],
  },
}
