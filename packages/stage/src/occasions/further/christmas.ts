import type { FurtherOccasion } from '../../occasion.ts'

export const christmas: FurtherOccasion = {
  en: {
    occasion: [
      "The bells are ringing and the lights are on. Merry Christmas! You're the brightest [light|lights] I know.",
      'Merry Christmas! I hung one little bell on my door for [you|each of you], and it rang all by itself.',
      "Merry Christmas! It smells of oranges and warm cookies, and I can't stop humming.",
      'Merry Christmas! May your house be full of singing, even if some of it is wrong.',
    ],
    wish: [
      'May your day be cozy and bright!',
      'Save one cookie for later. Or for me!',
      'Hug everyone twice, because it is Christmas.',
      'Sing the loudest song you know!',
    ],
  },
  pt: {
    occasion: [
      'Os sinos estão tocando e as luzes já acenderam. Feliz Natal! [Você é a luzinha|Vocês são as luzinhas] que mais [brilha|brilham].',
      'Feliz Natal! Pendurei um sininho na minha porta para [você|vocês], e ele tocou sem ninguém encostar.',
      'Feliz Natal! Está tudo com cheiro de rabanada, e eu não consigo parar de cantarolar.',
      'Feliz Natal! Que a casa fique cheia de música, mesmo que alguém desafine.',
    ],
    wish: [
      'Que o dia seja quentinho e brilhante!',
      '[Guarda|Guardem] um biscoito para depois. Ou para mim!',
      'Hoje vale abraçar todo mundo duas vezes.',
      '[Canta|Cantem] bem alto a música preferida!',
    ],
  },
}
