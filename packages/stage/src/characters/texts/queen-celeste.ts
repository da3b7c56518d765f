import type { CharacterTexts } from '../../script/script-texts.ts'

export const queenCeleste: CharacterTexts = {
  en: {
    opening: [
      'My dear {name}, come and sit. {me} has put the kettle on and the crown on, in that order.',
      "There you are, {name}, and haven't you grown! {me} shall have to order a bigger cushion.",
      'By royal order, {name}: {me} declares today too nice for hurrying.',
      '<4 My sweet {name}, {me} brings you a blanket and a big warm hug.',
      '>9 Good day, {name}. A queen must never gossip, but {me} has been told only splendid things.',
    ],
    joining: [
      'A good visit needs a grandmother, so here sits {me}.',
      'And {me} as well, my dears. I only stopped to cut the cake.',
    ],
    gag: [
      'I raise my cup to you. A queen clinks with everyone, even with the teapot.',
      'Arms open, teacup high, that is how we bow at my age. The knees send their apologies.',
    ],
    joke: [
      'A little sip, and then advice. Mmm. I sipped so long that I forgot the advice.',
      'Tea first, ruling later. The kingdom has never complained.',
      '* Last week I passed a law that cake counts as breakfast. The whole court stood up and sang.',
    ],
    farewell: [
      'One piece of advice, {name}: always save the last bite for whoever made you laugh.',
      'There is a chair with your name on it in the throne room, {name}. It is softer than mine.',
      'Off you go, {name}, and wear something warm on your heart.',
      '<4 Bye-bye, my sweet {name}. A kiss on the nose from an old queen.',
    ],
  },
  pt: {
    opening: [
      'Meu bem, {name}, [senta|sentem] aqui pertinho. Primeiro {me} pôs a chaleira no fogo, depois a coroa na cabeça.',
      'Mas olha só, {name}, como [espichou|espicharam]! Assim {me} vai ter que encomendar almofada maior.',
      'Por ordem real, {name}: {me} decreta que hoje ninguém precisa ter pressa.',
      '<4 Meu docinho, {name}, quem chegou foi {me}, com cobertor e colinho.',
      '>9 Bom dia, {name}. Rainha não faz fofoca, mas {me} só ouviu coisa boa.',
    ],
    joining: [
      'Visita boa precisa de vó, e por isso cá está {me}.',
      'E chego eu também, {me}. Parei só para cortar o bolo.',
    ],
    gag: [
      'Ergo a minha xícara! Rainha brinda com todo mundo, até com o bule.',
      'Braço aberto e xícara no alto: na minha idade, a reverência é assim. Os joelhos pedem desculpas.',
    ],
    joke: [
      'Um golinho, e já dou o meu conselho. Humm. Estava tão bom que esqueci o conselho.',
      'Primeiro o chá, depois o reino. Até hoje o reino nunca reclamou.',
      '* Semana passada assinei uma lei: bolo vale como café da manhã. A corte inteira ficou de pé e cantou.',
    ],
    farewell: [
      'Um conselho de vó, {name}: o último pedaço é sempre de quem fez a gente rir.',
      'Na sala do trono tem uma cadeirinha com o [seu nome|nome de vocês], {name}. É mais macia que a minha.',
      '[Vai|Vão] com calma, {name}, e um agasalho no coração não faz mal a ninguém.',
      '<4 Tchau, meu docinho, {name}. Um cheirinho da vovó rainha.',
    ],
  },
}
