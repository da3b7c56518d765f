import type { CharacterTexts } from '../../script/script-texts.ts'

export const captainKindly: CharacterTexts = {
  en: {
    opening: [
      'Never fear, {name}, {me} is here! I was aiming for the door, but the flower bed was closer.',
      'Whoosh, {name}! And then bonk. The whoosh was {me}, and the bonk was your mailbox. Sorry, mailbox.',
      'Right on time, {name}! {me} flew over seven rooftops and apologized to six chimneys.',
      '<4 Whoosh, {name}! {me} came flying, and plop, down on the grass. Hi!',
      '>9 {name}, good to see you! For the record, {me} meant to land in that hedge.',
    ],
    joining: [
      "And splat, here comes {me}! Is that anybody's sandwich? I sat on it.",
      'Look out below! Too late, {me} is already down.',
    ],
    gag: [
      "Ready for takeoff, one fist in the sky! Don't look at my foot. The boot is still on a chimney.",
      'My flying pose: chest out, chin up, five bare toes. The other boot said it would catch up!',
    ],
    joke: [
      'My mask slipped again. No, wait, it was my head that slipped.',
      'I always salute the pigeons first. They know where the runway is.',
      '* I once rescued a kite from a tree. Then the kite had to rescue me!',
    ],
    farewell: [
      "If you find a red boot, {name}, keep it warm. I'll hop by.",
      "Up, up and, ouch, away, {name}! I'm fine! I landed on my good side.",
      'Whenever you need me, {name}, just open a window. A wide one, please.',
      '<4 Bye-bye, {name}! Whoosh, up I go. Bonk! Hello, tree.',
    ],
  },
  pt: {
    opening: [
      'Calma, {name}, que chegou {me}! Mirei na porta, mas o canteiro estava mais perto.',
      'Vuuush, {name}! E depois, pof. O vuuush era {me}, e o pof foi na caixa do correio. Perdão, caixinha.',
      'Na hora exata, {name}! Voei sobre sete telhados, e {me} só pediu desculpas para seis chaminés.',
      '<4 Vuuush, {name}! Voando, voando, chegou {me}. Pof! Caiu. Oi!',
      '>9 {name}, que bom ver [você|vocês]! Só para constar: {me} queria mesmo pousar naquele arbusto.',
    ],
    joining: [
      'E, pof, pousou {me}! Esse sanduíche era de alguém? Sentei em cima.',
      'Cuidado aí embaixo! Tarde demais, {me} já desceu.',
    ],
    gag: [
      'Pronto para decolar, punho para o céu! No pé ninguém repara. A bota ficou numa chaminé.',
      'A minha pose de voo: peito aberto, queixo erguido e cinco dedinhos de fora. A outra bota disse que já vem!',
    ],
    joke: [
      'A minha máscara entortou outra vez. Não, espera, o que entortou foi a cabeça.',
      'Continência primeiro para os pombos. São eles que sabem onde fica a pista.',
      '* Uma vez salvei uma pipa presa na árvore. Depois a pipa teve que me salvar!',
    ],
    farewell: [
      'Se aparecer uma bota vermelha por aí, {name}, ela é minha. Eu passo pulando num pé só.',
      'Para o alto e, ai, avante, {name}! Não foi nada! Caí do lado fofo.',
      'Quando precisar de mim, {name}, é só abrir uma janela. Das largas, por favor.',
      '<4 Tchau, tchau, {name}! Vuuush, lá vou eu. Pof! Oi, árvore.',
    ],
  },
}
