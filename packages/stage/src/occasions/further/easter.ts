import type { FurtherOccasion } from '../../occasion.ts'

export const easter: FurtherOccasion = {
  en: {
    occasion: [
      "It's Easter, and the whole garden is wide awake. Happy Easter!",
      'Happy Easter! I painted an egg for [you|each of you], and half of my elbow, too.',
      "Happy Easter! Look under the bushes, look behind the door: I'm not saying a word!",
      'Happy Easter! The bunny asked me the way, and I said: just follow the laughing.',
    ],
    wish: [
      'Leave a little chocolate for the grown-ups!',
      'May your basket be heavy and your shoes be grassy!',
      'Find one egg for me!',
      'Have a day as bright as a painted egg!',
    ],
  },
  pt: {
    occasion: [
      'Está tudo com cheirinho de chocolate. Feliz Páscoa! Até o passarinho da janela está de bico doce.',
      'Feliz Páscoa! Fui pintar um ovo para [você|vocês] e acabei pintando o cotovelo também.',
      'Feliz Páscoa! [Pode|Podem] procurar atrás da porta, embaixo do sofá: eu não conto nada!',
      'Feliz Páscoa! O coelho me perguntou o caminho, e eu falei: é só seguir a risada.',
    ],
    wish: [
      '[Deixa|Deixem] um chocolatinho para os adultos!',
      'Que a cesta fique pesada e a barriga, feliz!',
      '[Acha|Achem] um ovo por mim!',
      'Que o dia seja colorido como um ovo pintado!',
    ],
  },
}
